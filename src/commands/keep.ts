import { ApplicationCommandType } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { mayRemove, requireClaim } from '../app/claims.js';
import { keepSentence } from '../app/keeping.js';
import { UserError } from '../core/errors.js';
import { claimNumber } from '../core/record.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import { languageOf } from '../render/catalogue/localised.js';
import { keptMessage, removedMessage } from '../render/discord/claim-messages.js';
import { keepModal } from '../render/discord/keep-modal.js';
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
    throw new UserError((language) => keepingTexts[language].refused.onlyQuestions);
  }
  // In a note the words are a person's, though the message is ours.
  const noted = standing.record.replies.find(({ id }) => id === target.id && standing.record.notes.has(id));
  if (target.author === app.self && !noted) {
    throw new UserError((language) => keepingTexts[language].refused.mine);
  }
  requireKeeper(app, caller, standing.record.session);
  const words = noted ?? target;
  return keepModal(standing.record, standing.place.question ?? 0, words, keepingTexts[languageOf(caller.locale)]);
}

async function keep({ caller, args, fields }: Invocation, app: App): Promise<Answer> {
  const [message = ''] = args;
  const record = app.memory.standing(caller.server, caller.channel)?.record;
  const reply = await app.store.replies.find(caller.server, message);
  if (!record || !reply || reply.session !== record.session.id) {
    throw new UserError((language) => keepingTexts[language].refused.unread);
  }
  requireKeeper(app, caller, record.session);
  const kept = await keepSentence(app, reply, readKeepChoice(record, reply, caller.user, fields));
  return keptMessage(kept, keepingTexts[languageOf(caller.locale)]);
}

async function undo({ caller, args }: Invocation, app: App): Promise<Answer> {
  const [session = '', number = ''] = args;
  const { record, claim, author } = await requireClaim(app, caller.server, session, number);
  mayRemove({ user: caller.user, host: isHost(app, caller, record.session) }, claim, author);
  await app.store.claims.remove(caller.server, session, number, caller.user, app.clock());
  await app.memory.refresh(caller.server, session);
  return removedMessage(session, claimNumber(claim), keepingTexts[languageOf(caller.locale)].receipt);
}
