import { type APIApplicationCommandAutocompleteInteraction, InteractionResponseType } from 'discord-api-types/v10';
import type { Interactions } from '../commands/command.js';
import { firstAnswer } from './acknowledge.js';
import type { Connection } from './connection.js';
import { readCaller } from './read-invocation.js';
import { readOptions } from './read-options.js';

/** Discord takes no more offers, and none longer (facts 1.4). */
const MOST = { choices: 25, characters: 100 } as const;

/**
 * Offers choices for the option being typed. `focused` is that option's name; what was typed so far stands among the
 * invocation's options under it, as do the others, unvalidated.
 */
export async function completeInteraction(
  connection: Connection,
  interactions: Interactions,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<void> {
  const choices = offers(interactions, interaction);
  await firstAnswer(connection, interaction, {
    type: InteractionResponseType.ApplicationCommandAutocompleteResult,
    data: { choices },
  });
}

function offers(interactions: Interactions, interaction: APIApplicationCommandAutocompleteInteraction): object[] {
  const caller = readCaller(interaction);
  const { path, values, files, channels, focused } = readOptions(interaction.data);
  if (caller === null || focused === null) return [];
  const invocation = { caller, options: values, files, channels, target: null, args: [], fields: new Map() };
  const choices: object[] = [];
  for (const { name, value } of interactions.complete(path, focused.name, invocation)) {
    // An empty name or a cut value would be refused, or would mean something else.
    if (name === '' || value.length > MOST.characters) continue;
    choices.push({ name: clip(name), value: focused.isNumeric ? Number(value) : value });
    if (choices.length === MOST.choices) break;
  }
  return choices;
}

function clip(name: string): string {
  if (name.length <= MOST.characters) return name;
  const cut = name.slice(0, MOST.characters - 1);
  // Never half of a surrogate pair.
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
