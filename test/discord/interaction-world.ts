import { MessageFlags } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import type { Answer, Interactions } from '../../src/commands/command.js';
import { NO_INTERACTIONS, startWorld } from './start-world.js';

const OPTION = { attachment: 11, string: 3, integer: 4 } as const;
const described = { description: 'A description' };

/** The commands that people can use in these tests. */
export const registration: Interactions['registration'] = [
  {
    name: 'session',
    ...described,
    options: [
      {
        type: 1,
        name: 'load',
        ...described,
        options: [
          { type: OPTION.attachment, name: 'document', ...described, required: true },
          { type: OPTION.string, name: 'group', ...described },
        ],
      },
      {
        type: 1,
        name: 'pick',
        ...described,
        options: [
          { type: OPTION.string, name: 'claim', ...described, autocomplete: true },
          { type: OPTION.integer, name: 'number', ...described, autocomplete: true },
        ],
      },
    ],
  },
  { name: 'Keep a sentence', type: 3 },
];

/** A world with a channel and two people, whose bot answers by `handlers`; it ends with the test. */
export async function worldWith(handlers: Partial<Omit<Interactions, 'registration'>>) {
  const world = await startWorld();
  onTestFinished(() => world.end());
  await world.bot.register(registration);
  await world.begin({ ...NO_INTERACTIONS, registration, ...handlers });
  const channel = world.guild.createChannel({ name: 'papers' }).id;
  return { world, channel, ilse: world.guild.join('Ilse'), noor: world.guild.join('Noor') };
}

/** One answer, as a handler yields it. */
export async function* once(answer: Answer) {
  yield answer;
}

/** Values of `session load`. */
export const document = { document: { name: 'tmax.md', data: Buffer.from('# T') } };

/** Whether a message is for its caller alone. */
export function isEphemeral(message: { flags?: number } | null): boolean {
  return ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

/** A row with one button. */
export function button(id: string, label = 'Press') {
  return { type: 1, components: [{ type: 2, style: 1, label, custom_id: id }] };
}
