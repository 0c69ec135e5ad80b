import type { PermissionTexts } from './texts.js';

export const en: PermissionTexts = {
  notHost: (title) => ({
    message: `Only a host of “${title}” may do this.`,
    hint: 'Ask whoever loaded the session, or somebody who may manage this server.',
  }),
  timedOut: {
    message: 'You are in a time-out here, so nothing of yours can be changed now.',
    hint: 'Try again when the time-out is over.',
  },
};
