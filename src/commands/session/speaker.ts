import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import type { Session } from '../../core/sessions.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { speakerTexts } from '../../render/catalogue/speaker/speaker-texts.js';
import { clip, escapeChat } from '../../render/chat/escape.js';
import { layout, text } from '../../render/discord/parts.js';
import type { Answer, Caller, Handler, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { requireHost } from '../who-may.js';
import { hosted } from './hosted.js';
import type { Subcommand } from './subcommand.js';

/** `/session speaker`: who answers the questions. */
export const speakerSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'speaker',
    ...described(inEach(speakerTexts, (say) => say.description)),
    options: [
      {
        type: Option.User,
        name: 'user',
        ...described(inEach(speakerTexts, (say) => say.userDescription)),
        required: true,
      },
      SESSION_OPTION,
    ],
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

/** The choice in a preview; nobody chosen means nobody named. */
export const speakerChoice: readonly Handler[] = [
  { door: 'component', name: 'speaker', acknowledge: 'ephemeral', run: choose },
];

async function speaker(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  requireHost(app, invocation.caller, session);
  return name(app, invocation.caller, session, String(invocation.options.get('user')));
}

async function choose(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = hosted(invocation, app, invocation.args[0] ?? '');
  return name(app, invocation.caller, session, invocation.fields.get('values')?.[0] ?? null);
}

async function name(app: App, { locale }: Caller, session: Session, user: string | null): Promise<Answer> {
  const { server, id, title } = session;
  await app.store.sessions.setSpeaker(server, id, user);
  // Whoever has written nothing yet is known by name from here on: questions name the speaker.
  const member = user === null ? null : await app.chat.member(server, user);
  if (member) await app.store.people.seen(server, member.user, member.name);
  await app.memory.refresh(server, id);
  const say = speakerTexts[languageOf(locale)];
  const shown = escapeChat(clip(title, 100));
  return layout(text(user === null ? say.nobody(shown) : say.named(`<@${user}>`, shown)));
}
