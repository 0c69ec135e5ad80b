import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { outdatedExports } from '../../app/exports.js';
import { hasNotes } from '../../app/notes.js';
import { zoneOf } from '../../app/timed/zone-of.js';
import { waitingIn } from '../../app/wrap.js';
import { nextStep } from '../../core/next-step.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { planningTexts } from '../../render/catalogue/planning/planning-texts.js';
import { publishingTexts } from '../../render/catalogue/publishing/publishing-texts.js';
import { statusTexts } from '../../render/catalogue/status/status-texts.js';
import { plannedParts } from '../../render/discord/planning-message.js';
import { statusMessage } from '../../render/discord/status-message.js';
import { exportLines } from '../../render/published/export-lines.js';
import { publicationLines } from '../../render/published/publication-lines.js';
import type { Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { isHost } from '../who-may.js';
import type { Subcommand } from './subcommand.js';

/** `/session status`: how far a session is, and the one next step. */
export const statusSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'status',
    ...described(inEach(statusTexts, (say) => say.description)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session status',
      acknowledge: 'ephemeral',
      run: status,
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function status(invocation: Invocation, app: App): Promise<OutgoingMessage> {
  const remembered = whichSession(app, invocation);
  const record = (await app.store.record(invocation.caller.server, remembered.session.id)) ?? remembered;
  const { server, id } = record.session;
  const say = statusTexts[languageOf(invocation.caller.locale)];
  // Who took what out of the server is the hosts' business.
  const hosts = isHost(app, invocation.caller, record.session);
  const outdated = hosts ? await outdatedExports(app, record) : [];
  const published = hosts ? await publicationWarnings(app, record, invocation.caller.locale) : [];
  const step = nextStep(record, await waitingIn(app, record), await hasNotes(app, server, id));
  const plan = hosts ? planOf(app, record, invocation.caller.locale) : [];
  const warnings = [...published, ...exportLines(outdated, say, publishingTexts[languageOf(invocation.caller.locale)])];
  return statusMessage(record, step, warnings, say, plan);
}

/** What keeps a session's notes from being published as they should; a failure concerns all of the server's files. */
async function publicationWarnings(app: App, { session, document }: SessionRecord, locale: string) {
  if (app.repository === null || document.publish !== 'public') return [];
  const files = await app.store.publications.files(session.server);
  const ours = files.filter((file) => file.session === session.id || file.session === null);
  const state = await app.store.publications.state(session.server);
  return publicationLines(ours, state, publishingTexts[languageOf(locale)]);
}

/** What a host planned, with the ways to change it: the message that said so is gone by then. */
function planOf(app: App, { session, document }: SessionRecord, locale: string) {
  const { plannedAt: at, plannedTo: channel, openUpTo } = session;
  if (at === null || channel === null) return [];
  const plan = { at, channel, zone: zoneOf(app, { session, document }), daily: openUpTo !== null };
  return plannedParts(session, plan, planningTexts[languageOf(locale)]);
}
