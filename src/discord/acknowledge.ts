import { DiscordAPIError, type RawFile } from 'discord.js';
import { type APIInteraction, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import { apiCode, loggable } from './api-errors.js';
import type { Connection } from './connection.js';

/** A first answer as Discord takes it: its type, its data, and files beside it. */
export interface FirstAnswer {
  readonly type: number;
  readonly data?: object;
  readonly files?: RawFile[];
}

/**
 * Gives an interaction its first answer. A failure on Discord's side is tried once more: if it then says that the
 * interaction was answered (40060), the first try had gone through. Said at the first try, somebody else answered.
 *
 * @returns whether the answer stands; when it does not, it was logged, and nothing may be done for the interaction
 */
export async function firstAnswer(
  connection: Connection,
  interaction: APIInteraction,
  answer: FirstAnswer,
): Promise<boolean> {
  try {
    await post(connection, interaction, answer);
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError) return refused(connection, interaction, error);
  }
  try {
    await post(connection, interaction, answer);
    return true;
  } catch (error) {
    if (apiCode(error) === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) return true;
    return refused(connection, interaction, error);
  }
}

async function post({ single }: Connection, { id, token }: APIInteraction, answer: FirstAnswer): Promise<void> {
  const { files = [], ...body } = answer;
  await single.post(Routes.interactionCallback(id, token), { body, files, auth: false });
}

function refused({ log }: Connection, { id, type }: APIInteraction, error: unknown): false {
  log.warn({ interaction: id, type, ...loggable(error) }, 'an interaction could not be answered, so nothing was done');
  return false;
}
