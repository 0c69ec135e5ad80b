import { MessageFlags, Routes } from 'discord-api-types/v10';
import type { Answer } from '../commands/command.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import { answerEdit, type Shown } from './answer-body.js';
import { loggable } from './api-errors.js';
import type { Connection } from './connection.js';
import type { AnswerableInteraction } from './read-invocation.js';
import { messageRequest } from './request-body.js';

/** The message that answers are written into: what it shows, and whose it is. */
export interface Standing {
  /**
   * `caller`: a new answer for one person; `all`: a new one that everybody sees; `others`: the message a component stands
   * on, which was there before.
   */
  readonly audience: 'caller' | 'all' | 'others';
  readonly shown: Shown;
}

const UNSHOWABLE: OutgoingMessage = {
  content: 'Discord did not take my answer. What you asked for may have been done: look before you try again.',
};

/** Shows every answer in turn. One that cannot be shown does not stop the handler: what it does goes on to its end. */
export async function showAnswers(
  connection: Connection,
  interaction: AnswerableInteraction,
  answers: AsyncIterable<Answer>,
  before: Standing,
): Promise<void> {
  let standing = before;
  let isLastShown = true;
  for await (const answer of answers) {
    const next = await attempt(connection, interaction, () => show(connection, interaction, answer, standing));
    isLastShown = next !== null;
    standing = next ?? standing;
  }
  if (isLastShown) return;
  await attempt(connection, interaction, () => show(connection, interaction, { ...UNSHOWABLE, aside: true }, standing));
}

async function show(
  connection: Connection,
  interaction: AnswerableInteraction,
  { aside, ...answer }: Answer,
  standing: Standing,
): Promise<Standing> {
  const { application_id, token } = interaction;
  if (aside === true && standing.audience !== 'caller') {
    await setAside(connection, interaction, answer, standing);
    return standing;
  }
  const { request, shown } = answerEdit(answer, standing.shown);
  await connection.rest.patch(Routes.webhookMessage(application_id, token), { ...request, auth: false });
  return { ...standing, shown };
}

/** A message for the caller alone. A public answer that shows nothing yet would wait for ever, so it is taken away first. */
async function setAside(
  { rest, single }: Connection,
  { application_id, token }: AnswerableInteraction,
  answer: OutgoingMessage,
  { audience, shown }: Standing,
): Promise<void> {
  if (audience === 'all' && !shown.isOurs)
    await rest.delete(Routes.webhookMessage(application_id, token), { auth: false });
  const request = messageRequest({ ...answer, flags: (answer.flags ?? 0) | MessageFlags.Ephemeral });
  // Follow-ups know no nonce: a repeat would show it twice (facts 1.1).
  await single.post(Routes.webhook(application_id, token), { ...request, auth: false });
}

async function attempt(
  { log }: Connection,
  { id }: AnswerableInteraction,
  act: () => Promise<Standing>,
): Promise<Standing | null> {
  try {
    return await act();
  } catch (error) {
    log.error({ interaction: id, ...loggable(error) }, 'an answer could not be shown');
    return null;
  }
}
