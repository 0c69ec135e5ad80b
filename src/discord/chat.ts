import type { Chat } from '../core/ports/chat.js';
import { applicationFacts } from './application.js';
import { channelFacts } from './channel-facts.js';
import type { Connection } from './connection.js';
import { downloadAttachment } from './download.js';
import { readHistory, readOneMessage } from './history.js';
import { findMember } from './members.js';
import { editMessage, openDirect, removeMessage, sendMessage, startPost, startThread } from './messages.js';
import { findOwnMessages, findOwnPosts } from './own-messages.js';
import { addReaction, findReactors, listEmoji, removeReaction } from './reactions.js';
import { tellWaits, type WaitListeners } from './rest-clients.js';
import { findServerName } from './server-name.js';
import { findThread, listActiveThreads, listArchivedThreads } from './thread-lists.js';
import { visibleTo } from './visibility.js';

/**
 * The port to Discord over its raw routes: mentions are silenced in everything that goes out.
 *
 * @param apiUrl a local Discord's address, whose own files may be fetched; null for Discord itself
 */
export function createChat(connection: Connection, apiUrl: string | null): Chat {
  const listeners: WaitListeners = new Set();
  tellWaits(connection.rest, listeners);
  tellWaits(connection.single, listeners);
  return {
    onWait(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    channel: (channel, wanted) => channelFacts(connection, channel, wanted),
    send: (channel, body, nonce) => sendMessage(connection, channel, body, nonce),
    edit: (channel, message, body) => editMessage(connection, channel, message, body),
    direct: (user) => openDirect(connection, user),
    remove: (channel, message) => removeMessage(connection, channel, message),
    startThread: (channel, message, name) => startThread(connection, channel, message, name),
    startPost: (forum, name, body) => startPost(connection, forum, name, body),
    ownMessages: (channel, since) => findOwnMessages(connection, channel, since),
    ownPosts: (forum) => findOwnPosts(connection, forum),
    react: (channel, message, emoji) => addReaction(connection, channel, message, emoji),
    unreact: (channel, message, emoji) => removeReaction(connection, channel, message, emoji),
    history: (channel, after, server) => readHistory(connection, channel, after, server),
    message: (channel, message, server) => readOneMessage(connection, channel, message, server),
    activeThreads: (server) => listActiveThreads(connection, server),
    archivedThreads: (channel, before) => listArchivedThreads(connection, channel, before),
    thread: (thread) => findThread(connection, thread),
    application: () => applicationFacts(connection),
    member: (server, user) => findMember(connection, server, user),
    serverName: (server) => findServerName(connection, server),
    reactors: (channel, message, emoji, hasSuper) => findReactors(connection, channel, message, emoji, hasSuper),
    visible: (asker, channels) => visibleTo(connection, asker, channels),
    emoji: (server) => listEmoji(connection, server),
    download: (url, limit) => downloadAttachment(url, limit, apiUrl),
  };
}
