import { type Client, GatewayDispatchEvents as Dispatch } from 'discord.js';
import type {
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayMessageCreateDispatchData,
} from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import type { Change } from '../core/replies.js';
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
  /** A server is there: at every start, after an outage, or newly invited. */
  serverHere(server: Id): void;
}

/**
 * Listens to raw dispatches, because discord.js's own events leave some out and hold back others (facts 5.3).
 * Nobody is ready before these are heard: call it before the login.
 */
export function listenToEvents(connection: Connection, doors: EventDoors): void {
  const { client, names } = connection;
  const context = translationContext(connection);
  const self = () => context.self;
  const pass = passOn(connection, doors);

  client.ws.on(Dispatch.MessageCreate, (data: GatewayMessageCreateDispatchData) => {
    if (data.guild_id && data.member && data.webhook_id === undefined) {
      names.learn(data.guild_id, data.author.id, data.member.nick ?? null);
    }
    pass(translateMessage(data, context));
  });
  client.ws.on(Dispatch.MessageUpdate, (data) => pass(translateMessage(data, context)));
  client.ws.on(Dispatch.MessageDelete, (data) => pass(translateDelete(data)));
  client.ws.on(Dispatch.MessageDeleteBulk, (data) => pass(translateDeleteBulk(data)));
  client.ws.on(Dispatch.ThreadDelete, (data) => pass(translateChannelDelete(data)));
  client.ws.on(Dispatch.ChannelDelete, (data) => pass(translateChannelDelete(data)));
  client.ws.on(Dispatch.MessageReactionAdd, (data) => pass(translateReactionAdd(data, self())));
  client.ws.on(Dispatch.MessageReactionRemove, (data) => pass(translateReactionRemove(data, self())));
  client.ws.on(Dispatch.MessageReactionRemoveAll, (data) => pass(translateReactionsCleared(data)));
  client.ws.on(Dispatch.MessageReactionRemoveEmoji, (data) => pass(translateReactionsCleared(data)));
  listenToServers(client, doors);
}

function listenToServers(client: Client, doors: EventDoors): void {
  client.ws.on(Dispatch.GuildCreate, (data: GatewayGuildCreateDispatchData) => {
    if (data.unavailable !== true) doors.serverHere(data.id);
  });
  client.ws.on(Dispatch.GuildDelete, (data: GatewayGuildDeleteDispatchData) => {
    // Unavailable means an outage of Discord's; without it we were taken out (design 7).
    if (data.unavailable !== true) doors.serverGone(data.id);
  });
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
    }
  };
}
