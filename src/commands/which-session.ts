import type { App } from '../app/app.js';
import { UserError } from '../core/errors.js';
import type { SessionRecord } from '../core/record.js';
import { described, inEach } from '../render/catalogue/localised.js';
import { whichSessionTexts } from '../render/catalogue/which-session/which-session-texts.js';
import { clip } from '../render/chat/escape.js';
import type { Choice, Invocation } from './command.js';

/** The slash option with which every command names a session. */
export const SESSION_OPTION = {
  type: 3,
  name: 'session',
  ...described(inEach(whichSessionTexts, (say) => say.option)),
  autocomplete: true,
} as const;

/**
 * The session a command is about: the named one, else that of the thread it is used in, else the newest posted one,
 * else the newest. It reads from memory, so modals can use it.
 *
 * @throws UserError when the server has none, or none of that name
 */
export function whichSession(app: App, invocation: Invocation): SessionRecord {
  const { server, channel } = invocation.caller;
  const sessions = app.memory.sessions(server);
  const named = invocation.options.get('session');
  if (named !== undefined) {
    const wanted = String(named).trim().toLowerCase();
    const found = sessions.find(({ session }) => session.id === wanted || session.title.toLowerCase() === wanted);
    if (found) return found;
    throw new UserError((language) => whichSessionTexts[language].noSuch);
  }
  const newest = sessions.find((record) => record.session.state !== 'loaded') ?? sessions[0];
  const record = app.memory.standing(server, channel)?.record ?? newest;
  if (record) return record;
  throw new UserError((language) => whichSessionTexts[language].none);
}

/** Offers sessions whose title holds what was typed. */
export function offerSessions(app: App, invocation: Invocation): readonly Choice[] {
  const typed = String(invocation.options.get('session') ?? '').toLowerCase();
  return app.memory
    .sessions(invocation.caller.server)
    .filter(({ session }) => session.title.toLowerCase().includes(typed))
    .map(({ session }) => ({ name: clip(session.title, 100), value: session.id }));
}
