import type { APIApplicationCommandSubcommandOption } from 'discord-api-types/v10';
import type { Handler } from '../command.js';

/** One subcommand of `/session`, with the buttons and modals that go on from it. */
export interface Subcommand {
  readonly option: APIApplicationCommandSubcommandOption;
  readonly handlers: readonly Handler[];
}
