import { ApplicationCommandType } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { mayRemove, requireClaim } from '../app/claims.js';
import { keepSentence } from '../app/keeping.js';
import { UserError } from '../core/errors.js';
import { keptMessage } from '../render/discord/claim-messages.js';
import { keepModal } from '../render/discord/keep-modal.js';
import { layout, text } from '../render/discord/parts.js';
import type { Answer, Invocation, Modal, Topic } from './command.js';
import { readKeepChoice } from './keep-choice.js';
import { isHost, requireKeeper } from './who-may.js';

/** The precise door of keeping: a message menu and its modal. */
export const keepTopic: Topic = {
  registration: [
    { type: ApplicationCommandType.Message, name: 'Keep a sentence', contexts: [0], integration_types: [0] },
  ],
  handlers: [
    { door: 'menu', name: 'Keep a sentence', acknowledge: 'modal', open: openKeep },
    { door: 'modal', name: 'keep', acknowledge: 'ephemeral', run: keep },
    { door: 'component', name: 'undo-keep', acknowledge: 'update', run: undo },
  ],
};

function openKeep({ caller, target }: Invocation, app: App): Modal {
  const standing = app.memory.standing(caller.server, caller.channel);
  if (!target || !standing || standing.place.kind !== 'question') {
    throw new UserError({
      message: 'Only replies in the thread of a question can be kept.',
      hint: 'Open one of the session’s threads and hold a reply there.',
    });
  }
  if (target.author === app.self) {
    throw new UserError({ message: 'This message is mine.', hint: 'Keep what people said.' });
  }
  requireKeeper(app, caller, standing.record.session);
  return keepModal(standing.record, standing.place.question ?? 0, target);
}

async function keep({ caller, args, fields }: Invocation, app: App): Promise<Answer> {
  const [message = ''] = args;
  const record = app.memory.standing(caller.server, caller.channel)?.record;
  const reply = await app.store.replies.find(caller.server, message);
  if (!record || !reply || reply.session !== record.session.id) {
    throw new UserError({
      message: 'This message was deleted, or I have not read it yet.',
      hint: 'If it is still there, try again in a moment.',
    });
  }
  requireKeeper(app, caller, record.session);
  return keptMessage(await keepSentence(app, reply, readKeepChoice(record, reply, caller.user, fields)));
}

async function undo({ caller, args }: Invocation, app: App): Promise<Answer> {
  const [session = '', number = ''] = args;
  const { record, claim, author } = await requireClaim(app, caller.server, session, number);
  mayRemove({ user: caller.user, host: isHost(app, caller, record.session) }, claim, author);
  await app.store.claims.remove(caller.server, session, number, caller.user, app.clock());
  await app.memory.refresh(caller.server, session);
  return layout(text(`${number} is out of the notes again. Its number will not be used for another sentence.`));
}
