import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { outdatedExports, rememberExport } from '../app/exports.js';
import { freePart, postSession } from '../app/posting.js';
import { loaded, loadSession } from '../app/sessions.js';
import { fillDocument } from '../app/write-back.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { UnsureChoice } from '../core/numbering.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import { escapeChat } from '../render/chat/escape.js';
import { layout, text } from '../render/discord/parts.js';
import { postedMessage, postingMessage } from '../render/discord/posting-message.js';
import { previewMessage } from '../render/discord/preview-message.js';
import { statusMessage } from '../render/discord/status-message.js';
import { exportLines } from '../render/published/export-lines.js';
import type { Answer, Invocation, Topic } from './command.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { isHost, requireHost } from './who-may.js';

/** Loading, posting, the speaker, status and export. */
export const sessionTopic: Topic = {
  registration: [
    {
      name: 'session',
      description: 'Load, post and export the session of your reading group',
      contexts: [0],
      integration_types: [0],
      options: [
        {
          type: Option.Subcommand,
          name: 'load',
          description: 'Load a session document and see a preview; nothing is posted yet',
          options: [
            {
              type: Option.Attachment,
              name: 'document',
              description: 'The session document, a .md file of at most 1 MiB',
              required: true,
            },
            {
              type: Option.Channel,
              name: 'channel',
              description: 'Where to post: a text channel or a forum; without it, here',
              channel_types: [ChannelType.GuildText, ChannelType.GuildForum],
            },
          ],
        },
        {
          type: Option.Subcommand,
          name: 'speaker',
          description: 'Say who answers the questions: their replies stand first',
          options: [{ type: Option.User, name: 'user', description: 'The speaker', required: true }, SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'status',
          description: 'How far the session is, and the next step',
          options: [SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'export',
          description: 'The session document with its two sections filled',
          options: [SESSION_OPTION],
        },
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'session load', acknowledge: 'ephemeral', run: load },
    { door: 'component', name: 'post', acknowledge: 'update', isLong: true, run: post },
    { door: 'component', name: 'post-again', acknowledge: 'update', isLong: true, run: postAgain },
    {
      door: 'slash',
      name: 'session speaker',
      acknowledge: 'ephemeral',
      run: speaker,
      complete: (i, _, app) => offerSessions(app, i),
    },
    {
      door: 'slash',
      name: 'session status',
      acknowledge: 'ephemeral',
      run: status,
      complete: (i, _, app) => offerSessions(app, i),
    },
    {
      door: 'slash',
      name: 'session export',
      acknowledge: 'ephemeral',
      run: exportDocument,
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function load({ caller, files, options }: Invocation, app: App): Promise<OutgoingMessage> {
  const file = files.get('document');
  if (!file)
    throw new UserError({ message: 'No document was attached.', hint: 'Choose a file for the option `document`.' });
  const handedIn = { server: caller.server, by: caller.user, name: file.name, url: file.url, size: file.size };
  const preview = await loadSession(app, handedIn, (session) => isHost(caller, session));
  return previewMessage(preview, String(options.get('channel') ?? caller.channel));
}

async function* post({ caller, args }: Invocation, app: App): AsyncGenerator<Answer> {
  const [session = '', channel = '', unsure] = args;
  requireHost(caller, (await loaded(app, caller.server, session)).session);
  yield* posting(app, caller.server, session, channel, unsure === 'new' ? 'new' : 'reworded');
}

/** Posts again what people deleted: the host was told of it and pressed. */
async function* postAgain({ caller, args }: Invocation, app: App): AsyncGenerator<Answer> {
  const [session = '', kind = '', question = ''] = args;
  const current = await loaded(app, caller.server, session);
  requireHost(caller, current.session);
  const part = { kind, question: question === '' ? null : Number(question) };
  const place = current.places.find((each) => each.kind === part.kind && each.question === part.question);
  if (place) await freePart(app, caller.server, session, place);
  yield* posting(app, caller.server, session, current.session.channel ?? caller.channel, 'new');
}

async function* posting(
  app: App,
  server: Id,
  session: string,
  channel: Id,
  unsure: UnsureChoice,
): AsyncGenerator<Answer> {
  const steps = postSession(app, server, session, channel, unsure);
  for (;;) {
    const step = await steps.next();
    if (step.done) return yield postedMessage(step.value);
    yield postingMessage(step.value);
  }
}

async function speaker(invocation: Invocation, app: App): Promise<OutgoingMessage> {
  const { session } = whichSession(app, invocation);
  requireHost(invocation.caller, session);
  const user = String(invocation.options.get('user'));
  await app.store.sessions.setSpeaker(session.server, session.id, user);
  await app.memory.refresh(session.server, session.id);
  return layout(
    text(
      `<@${user}> is the speaker of “${escapeChat(session.title)}”. Their replies are marked and stand first in the notes.`,
    ),
  );
}

async function status(invocation: Invocation, app: App): Promise<OutgoingMessage> {
  const remembered = whichSession(app, invocation);
  const record = (await app.store.record(invocation.caller.server, remembered.session.id)) ?? remembered;
  // Who took what out of the server is the hosts' business.
  const outdated = isHost(invocation.caller, record.session) ? await outdatedExports(app, record) : [];
  return statusMessage(record, exportLines(outdated));
}

async function exportDocument(invocation: Invocation, app: App): Promise<OutgoingMessage> {
  const { session } = whichSession(app, invocation);
  // On record before it is out, so that what is withdrawn at this moment is found.
  await rememberExport(app, session.server, session.id, invocation.caller.user);
  const filled = await fillDocument(app, session.server, session.id);
  const data = new TextEncoder().encode(filled.text);
  const attached = { name: filled.file, data, contentType: 'text/markdown; charset=utf-8' };
  const said = filled.conflicts.length > 0 ? conflictText(filled.conflicts) : `“${session.title}” as it stands now.`;
  return { content: said, files: [attached] };
}

function conflictText(conflicts: readonly { readonly section: string; readonly line: number }[]): string {
  const where = conflicts.map(({ section, line }) => `${section} (line ${line})`).join(' and ');
  return `Somebody changed my text under ${where}, so I left the document as it was loaded. Load it again with their text outside my marks, or without the marks.`;
}
