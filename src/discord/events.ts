import { GatewayDispatchEvents as Dispatch, Status } from 'discord.js';
import type {
  GatewayChannelDeleteDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayMessageCreateDispatchData,
  GatewayMessageDeleteBulkDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageReactionAddDispatchData,
  GatewayMessageReactionRemoveAllDispatchData,
  GatewayMessageReactionRemoveDispatchData,
  GatewayMessageReactionRemoveEmojiDispatchData,
  GatewayMessageUpdateDispatchData,
  GatewayThreadDeleteDispatchData,
  GatewayThreadListSyncDispatchData,
} from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import type { Change } from '../core/replies.js';
import { loggable } from './api-errors.js';
import type { Connection } from './connection.js';
import { WITHHELD } from './read-message.js';
import {
  type Translation,
  type TranslationContext,
  translateChannelDelete,
  translateDelete,
  translateDeleteBulk,
  translateMessage,
  translateReactionAdd,
  translateReactionRemove,
  translateReactionsCleared,
} from './translate.js';

/** Where events go to, in the order in which they came. */
export interface EventDoors {
  changes(changes: readonly Change[]): void;
  /** The bot was taken out of a server. */
  serverGone(server: Id): void;
  /** A server is there: `start` while a connection names all its servers, `later` after an outage or when newly invited. */
  serverHere(server: Id, arrival: 'start' | 'later'): void;
  /** Channels of a server came into our sight. */
  sightGained(server: Id): void;
  /** Discord keeps back what people write. Told on the 1st, 2nd, 4th, 8th … message, so that it stays bearable. */
  wordsWithheld(): void;
}

/**
 * Listens to raw dispatches, because discord.js's own events leave some out and hold back others (facts 5.3).
 * Nobody is ready before these are heard: call it before the login.
 */
export function listenToEvents(connection: Connection, doors: EventDoors): void {
  const { names } = connection;
  const context = translationContext(connection);
  const pass = passOn(connection, doors);
  const on = listener(connection);

  on(Dispatch.MessageCreate, (data: GatewayMessageCreateDispatchData) => {
    if (data.guild_id && data.member && data.webhook_id === undefined) {
      names.learn(data.guild_id, data.author.id, data.member.nick ?? null);
    }
    pass(translateMessage(data, context));
  });
  on(Dispatch.MessageUpdate, (data: GatewayMessageUpdateDispatchData) => pass(translateMessage(data, context)));
  on(Dispatch.MessageDelete, (data: GatewayMessageDeleteDispatchData) => pass(translateDelete(data)));
  on(Dispatch.MessageDeleteBulk, (data: GatewayMessageDeleteBulkDispatchData) => pass(translateDeleteBulk(data)));
  on(Dispatch.ThreadDelete, (data: GatewayThreadDeleteDispatchData) => pass(translateChannelDelete(data)));
  on(Dispatch.ChannelDelete, (data: GatewayChannelDeleteDispatchData) => pass(translateChannelDelete(data)));
  on(Dispatch.MessageReactionAdd, (data: GatewayMessageReactionAddDispatchData) =>
    pass(translateReactionAdd(data, context.self)),
  );
  on(Dispatch.MessageReactionRemove, (data: GatewayMessageReactionRemoveDispatchData) =>
    pass(translateReactionRemove(data, context.self)),
  );
  on(Dispatch.MessageReactionRemoveAll, (data: GatewayMessageReactionRemoveAllDispatchData) =>
    pass(translateReactionsCleared(data)),
  );
  on(Dispatch.MessageReactionRemoveEmoji, (data: GatewayMessageReactionRemoveEmojiDispatchData) =>
    pass(translateReactionsCleared(data)),
  );
  on(Dispatch.GuildCreate, (data: GatewayGuildCreateDispatchData, shard) => {
    const isStanding = connection.client.ws.shards.get(shard)?.status === Status.Ready;
    if (data.unavailable !== true) doors.serverHere(data.id, isStanding ? 'later' : 'start');
  });
  on(Dispatch.ThreadListSync, (data: GatewayThreadListSyncDispatchData) => doors.sightGained(data.guild_id));
  on(Dispatch.GuildDelete, (data: GatewayGuildDeleteDispatchData) => {
    // Unavailable means an outage of Discord's; without it we were taken out (design 7).
    if (data.unavailable !== true) doors.serverGone(data.id);
  });
}

/** Listens so that a failure is logged: thrown into discord.js, one odd event would end the process. */
function listener({ client, log }: Connection) {
  return <T>(event: Dispatch, hear: (data: T, shard: number) => void): void => {
    client.ws.on(event, (data: T, shard: number) => {
      try {
        hear(data, shard);
      } catch (error) {
        log.error({ event, ...loggable(error) }, 'an event could not be taken in');
      }
    });
  };
}

function translationContext({ identity, names }: Connection): TranslationContext {
  return {
    get self() {
      return identity().self;
    },
    nick: (server, user) => names.nick(server, user),
  };
}

/** Logs what we must not keep in silence: withheld words on their 1st, 2nd, 4th, 8th … time, so that a log stays readable. */
function passOn({ log }: Connection, doors: EventDoors): (translation: Translation) => void {
  let withheld = 0;
  return ({ changes, skipped }) => {
    if (changes.length > 0) doors.changes(changes);
    if (skipped === 'unknown-kind') log.info({}, 'a message of a kind that is not known yet was left out');
    if (skipped !== 'withheld') return;
    withheld += 1;
    if ((withheld & (withheld - 1)) === 0) {
      log.warn({ withheld }, WITHHELD);
      doors.wordsWithheld();
    }
  };
}
