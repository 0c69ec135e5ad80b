import { InteractionType } from 'discord-api-types/v10';
import { type Asked, firstAnswer } from '../interactions/asked.js';
import { type InteractionSeed, raiseInteraction } from '../interactions/raise-interaction.js';
import type { World } from '../world/types.js';
import { noteActivity } from './activity.js';

/** Sends what a person did to its application and waits for the first answer; that none came is written down too. */
export async function ask(world: World, seed: InteractionSeed): Promise<Asked> {
  const asked = await firstAnswer(world, raiseInteraction(world, seed));
  if (asked.kind === 'failed' && seed.type !== InteractionType.ApplicationCommandAutocomplete) {
    noteActivity(world, seed.channel.id, seed.userId, '(the application did not respond)');
  }
  return asked;
}
