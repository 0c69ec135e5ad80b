import { MessageFlags } from 'discord-api-types/v10';
import type { Answer } from '../commands/command.js';
import { loggable } from './api-errors.js';
import type { Connection } from './connection.js';
import { sendMessage } from './messages.js';
import type { AnswerableInteraction } from './read-invocation.js';

/**
 * The last answer to an interaction that is too old to be answered: a lasting one as a message in the channel, any other
 * only in the log. It never throws. Repeating it shows nothing twice, since the interaction's id is its nonce.
 */
export async function postLate(
  connection: Connection,
  interaction: AnswerableInteraction,
  { aside: _aside, lasting, ...message }: Answer,
): Promise<void> {
  const { log } = connection;
  const { id } = interaction;
  const channel = interaction.channel?.id;
  if (lasting !== true || channel === undefined) {
    log.warn({ interaction: id }, 'an answer came too late to be shown');
    return;
  }
  try {
    const flags = (message.flags ?? 0) & ~MessageFlags.Ephemeral;
    await sendMessage(connection, channel, { ...message, flags }, id);
    log.info({ interaction: id, channel }, 'a late answer was posted as a message');
  } catch (error) {
    log.error({ interaction: id, channel, ...loggable(error) }, 'a late answer could not be posted');
  }
}
