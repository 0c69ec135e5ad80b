import type { PermissionTexts } from './texts.js';

export const en: PermissionTexts = {
  notHost: (title) => ({
    message: `Only a host of “${title}” may do this.`,
    hint: 'Ask whoever loaded the session, or somebody who may manage this server.',
  }),
  mayNotLoad: {
    message: 'Only hosts load a new session.',
    hint: 'Ask somebody who may manage this server; with /settings they can make a role of yours a host.',
  },
  timedOut: {
    message: 'You are in a time-out here, so nothing of yours can be changed now.',
    hint: 'Try again when the time-out is over.',
  },
  notKeeper: {
    message: 'In this group only some roles keep sentences for the notes.',
    hint: 'Ask a host to keep it, or for the role.',
  },
  proposedEnough: (most) => ({
    message: `Each person proposes at most ${most} takeaways in one session.`,
    hint: 'Agree with others in the thread of takeaways, or ask a host.',
  }),
  tooNew: (when) => ({
    message: `New members can keep and propose after a while; for you that is ${when}.`,
    hint: 'Until then, talk along in the threads.',
  }),
};
