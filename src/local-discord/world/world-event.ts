import type { GatewayDispatchEvents } from 'discord-api-types/v10';

/** Whose eyes an event or an answer is prepared for. */
export interface Viewer {
  readonly userId: string;
  /** false: content, embeds, attachments, components and polls of others arrive empty. */
  readonly readsContent: boolean;
}

/** One gateway dispatch before it is filtered and shaped for each session. */
export interface WorldEvent {
  readonly name: GatewayDispatchEvents;
  /** Gateway intent bits of which a session needs at least one; 0: everybody. */
  readonly intents: number;
  readonly guildId: string | null;
  /** Whether this user receives it at all; asked at once, while the world is as the event says. */
  readonly reaches: (userId: string) => boolean;
  /** The `d` of the dispatch for this viewer. */
  readonly data: (viewer: Viewer) => unknown;
}
