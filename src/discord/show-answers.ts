import { MessageFlags, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { Answer } from '../commands/command.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import { answerEdit, type Shown } from './answer-body.js';
import { apiCode, loggable } from './api-errors.js';
import type { Connection } from './connection.js';
import { postLate } from './post-late.js';
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

/** What Discord says of an interaction whose quarter of an hour is over (facts 1.6; receiving and responding). */
const TOO_OLD: ReadonlySet<number | string> = new Set<number>([
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownInteraction,
]);

/** How showing one answer went. */
type Outcome = Standing | 'failed' | 'too-old';

/**
 * Shows every answer in turn. One that cannot be shown does not stop the handler: what it does goes on to its end. When
 * the interaction has become too old meanwhile, only the last answer counts, and comes as a message if it is lasting.
 *
 * @param said the answers, and what stands aside when the last answer cannot be shown
 */
export async function showAnswers(
  connection: Connection,
  interaction: AnswerableInteraction,
  said: { readonly answers: AsyncIterable<Answer>; readonly unshown: OutgoingMessage },
  before: Standing,
): Promise<void> {
  let standing = before;
  let outcome: Outcome = before;
  let last: Answer = {};
  for await (const answer of said.answers) {
    last = answer;
    if (outcome === 'too-old') continue;
    outcome = await attempt(connection, interaction, () => show(connection, interaction, answer, standing));
    if (typeof outcome === 'object') standing = outcome;
  }
  if (outcome === 'too-old') await postLate(connection, interaction, last);
  if (outcome !== 'failed') return;
  await attempt(connection, interaction, () =>
    show(connection, interaction, { ...said.unshown, aside: true }, standing),
  );
}

async function show(
  connection: Connection,
  interaction: AnswerableInteraction,
  { aside, lasting: _lasting, ...answer }: Answer,
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
): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    if (TOO_OLD.has(apiCode(error) ?? '')) return 'too-old';
    log.error({ interaction: id, ...loggable(error) }, 'an answer could not be shown');
    return 'failed';
  }
}
