import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { escapeChat } from '../../render/chat/escape.js';
import { layout, text } from '../../render/discord/parts.js';
import type { Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { requireHost } from '../who-may.js';
import type { Subcommand } from './subcommand.js';

/** `/session speaker`: who answers the questions. */
export const speakerSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'speaker',
    description: 'Say who answers the questions: their replies stand first',
    options: [{ type: Option.User, name: 'user', description: 'The speaker', required: true }, SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session speaker',
      acknowledge: 'ephemeral',
      run: speaker,
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function speaker(invocation: Invocation, app: App): Promise<OutgoingMessage> {
  const { session } = whichSession(app, invocation);
  requireHost(app, invocation.caller, session);
  const user = String(invocation.options.get('user'));
  await app.store.sessions.setSpeaker(session.server, session.id, user);
  await app.memory.refresh(session.server, session.id);
  return layout(
    text(
      `<@${user}> is the speaker of “${escapeChat(session.title)}”. Their replies are marked and stand first in the notes.`,
    ),
  );
}
