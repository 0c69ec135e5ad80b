import { type APIInteraction, InteractionType } from 'discord-api-types/v10';
import type { Interactions } from '../commands/command.js';
import { answerInteraction } from './answer-interaction.js';
import { loggable } from './api-errors.js';
import { completeInteraction } from './complete-interaction.js';
import type { Connection } from './connection.js';

/** Takes interactions as they come and knows which are still being worked on. */
export interface InteractionRouter {
  /** Begins to answer; never throws. */
  take(interaction: APIInteraction): void;
  /** Resolves when everything taken so far is answered. */
  settled(): Promise<void>;
}

/** Routes every interaction to the handlers it is handed; it knows no command by name. */
export function createInteractionRouter(connection: Connection, interactions: Interactions): InteractionRouter {
  const running = new Set<Promise<void>>();
  return {
    take(interaction) {
      const work = route(connection, interactions, interaction).catch((error) => {
        connection.log.error({ interaction: interaction.id, ...loggable(error) }, 'an interaction failed');
      });
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    async settled() {
      await Promise.all(running);
    },
  };
}

async function route(connection: Connection, interactions: Interactions, interaction: APIInteraction): Promise<void> {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
    case InteractionType.MessageComponent:
    case InteractionType.ModalSubmit:
      return answerInteraction(connection, interactions, interaction);
    case InteractionType.ApplicationCommandAutocomplete:
      return completeInteraction(connection, interactions, interaction);
    default:
      // A ping comes over HTTP only; a kind that is newer than this table has no answer we could give.
      return;
  }
}
