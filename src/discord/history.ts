import { type APIMessage, MessageType, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { ShownReaction } from '../core/gathering-reactions.js';
import { compareIds, type Id } from '../core/ids.js';
import { type HistoryPage, UnreachableError } from '../core/ports/chat.js';
import type { IncomingMessage } from '../core/replies.js';
import { apiCode, meaningOf, reaching } from './api-errors.js';
import { channelFacts, fetchChannel } from './channel-facts.js';
import type { Connection } from './connection.js';
import { fetchApplication, readsContent } from './content-intent.js';
import { readMessage, WITHHELD } from './read-message.js';
import { emojiKey } from './translate.js';

/** The most messages Discord gives at once (facts 1.1). */
export const PAGE = 100;

/** Discord's word for "from the beginning" (facts 1.11). */
const BEGINNING = '0';

/**
 * The messages of a channel right after an id, oldest first, with nicknames looked up and reactions counted.
 *
 * @param server the channel's server where it is known; it is asked for otherwise
 * @throws UnreachableError when the history is closed to us, not there, or comes without its words
 */
export async function readHistory(
  connection: Connection,
  channel: Id,
  after: Id | null,
  server?: Id,
): Promise<HistoryPage> {
  const query = new URLSearchParams({ after: after ?? BEGINNING, limit: String(PAGE) });
  const found = await fetchMessages(connection, channel, query);
  if (found.length === 0) {
    await assertReadable(connection, channel);
    return EMPTY;
  }
  return pageOf(connection, server ?? (await fetchChannel(connection, channel)).server, found);
}

/**
 * One message as a page of its own; an empty page when it was deleted.
 *
 * @throws UnreachableError as {@link readHistory} does
 */
export async function readOneMessage(
  connection: Connection,
  channel: Id,
  message: Id,
  server: Id,
): Promise<HistoryPage> {
  const what = `Message ${message}`;
  try {
    const found = await connection.rest.get(Routes.channelMessage(channel, message));
    // The route's answer is a message by Discord's own description.
    return await pageOf(connection, server, [found as APIMessage]);
  } catch (error) {
    if (apiCode(error) === RESTJSONErrorCodes.UnknownMessage) return EMPTY;
    throw meaningOf(error, what);
  }
}

const EMPTY: HistoryPage = { messages: [], reacted: [], present: [], counted: 0, last: null, complete: true };

async function pageOf(connection: Connection, server: Id, found: readonly APIMessage[]): Promise<HistoryPage> {
  // Discord lists newest first, always; the ids decide, not the list.
  const page = [...found].sort((a, b) => compareIds(a.id, b.id));
  return {
    messages: await readPage(connection, server, page),
    reacted: page.flatMap(shownReactions),
    present: page.map((message) => message.id),
    counted: page.filter(isCounted).length,
    last: page.at(-1)?.id ?? null,
    complete: found.length < PAGE,
  };
}

/** The initial message of a thread is not in its counts (resources/channel, `message_count`). */
function isCounted({ id, channel_id: channel, type }: APIMessage): boolean {
  return id !== channel && type !== MessageType.ThreadStarterMessage;
}

/** One page of a channel's messages as Discord lists them. */
export async function fetchMessages(
  { rest }: Connection,
  channel: Id,
  query: URLSearchParams,
): Promise<readonly APIMessage[]> {
  const found = await reaching(`Channel ${channel}`, () => rest.get(Routes.channelMessages(channel), { query }));
  // The route's answer is a list of messages by Discord's own description.
  return found as APIMessage[];
}

/**
 * Without Read Message History Discord answers with an empty list, not with an error (facts 1.11): an empty page proves
 * nothing before this was asked.
 *
 * @throws UnreachableError when the history is closed to us
 */
export async function assertReadable(connection: Connection, channel: Id): Promise<void> {
  const { missing } = await channelFacts(connection, channel, ['history']);
  if (missing.length > 0) throw new UnreachableError('forbidden', `The history of channel ${channel}`);
}

async function readPage(
  connection: Connection,
  server: Id,
  page: readonly APIMessage[],
): Promise<readonly IncomingMessage[]> {
  const { names, identity } = connection;
  const { self } = identity();
  const people = page.filter((message) => !message.author.bot && message.webhook_id === undefined);
  await names.look(
    server,
    people.map((message) => message.author.id),
  );
  const kept: IncomingMessage[] = [];
  let withheld = 0;
  for (const message of page) {
    const reading = readMessage(message, { server, self, nick: names.nick(server, message.author.id) });
    if ('kept' in reading) kept.push(reading.kept);
    else if (reading.skipped === 'withheld') withheld += 1;
  }
  if (withheld > 0) await assertWordsShown(connection, server, withheld);
  return kept;
}

/** So many empty messages on one page are no chance. */
const SURELY_WITHHELD = 4;

/**
 * A page without its words must not pass for a page without messages: the ones we hold would seem deleted. One empty
 * message may be something new of Discord's, so the application is asked.
 *
 * @throws UnreachableError when Discord withholds what people write
 */
async function assertWordsShown({ rest, log }: Connection, server: Id, withheld: number): Promise<void> {
  log.warn({ server, withheld }, WITHHELD);
  const isShown = withheld < SURELY_WITHHELD && readsContent(await fetchApplication(rest));
  if (!isShown) throw new UnreachableError('withheld', 'What people write');
}

/** Our own reaction is a receipt and no person's; those of other bots are found out when people are counted. */
function shownReactions(message: APIMessage): readonly ShownReaction[] {
  return (message.reactions ?? []).map(({ emoji, count, me, count_details: details }) => ({
    message: message.id,
    emoji: emojiKey(emoji),
    count: me ? count - 1 : count,
    hasSuper: details.burst > 0,
  }));
}
