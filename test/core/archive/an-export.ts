import type { ChatExport } from '../../../src/core/archive/chat-export.js';
import { readExport } from '../../../src/core/archive/read-export.js';

/** Ids that exceed a double's precision, as Discord's do. */
export const SERVER = '1100000000000000001';
export const ROOM = '1100000000000000002';
export const ANN = '1400000000000000001';
export const BEN = '1400000000000000002';
export const CLEO = '1400000000000000003';
const NAMES: Readonly<Record<string, string>> = { [ANN]: 'Ann', [BEN]: 'Ben', [CLEO]: 'Cléo' };

/** The id of the n-th message; ids and times of these tests rise together. */
export function messageId(n: number): string {
  return String(1_500_000_000_000_000_000n + BigInt(n));
}

/** The instant `n` hours after midnight of 1 September 2026, as an export in UTC writes it. */
export function hour(n: number): string {
  return new Date(Date.UTC(2026, 8, 1, n)).toISOString().replace('Z', '+00:00');
}

export function author(id: string, more: object = {}): object {
  return {
    id,
    name: (NAMES[id] ?? 'Somebody').toLowerCase(),
    nickname: NAMES[id] ?? 'Somebody',
    isBot: false,
    ...more,
  };
}

export function reaction(name: string, users: readonly string[], more: object = {}): object {
  return { emoji: { id: '', name }, count: users.length, users: users.map((user) => author(user)), ...more };
}

/** The n-th message, said in hour n. */
export function said(n: number, by: string, content: string, more: object = {}): object {
  return {
    id: messageId(n),
    type: 'Default',
    timestamp: hour(n),
    timestampEdited: null,
    isPinned: false,
    content,
    author: author(by),
    attachments: [],
    embeds: [],
    stickers: [],
    reactions: [],
    mentions: [],
    ...more,
  };
}

export interface ExportParts {
  readonly file?: string;
  readonly server?: string;
  readonly thread?: string;
  readonly name?: string;
  /** Hours; null for a version that does not say. */
  readonly made?: number | null;
  readonly more?: object;
}

/** The JSON of one export of a public thread. */
export function exportJson(messages: readonly object[], parts: ExportParts = {}): object {
  const { thread = messageId(0), name = '1. Is the freezer cheating?', made = 200, server = SERVER } = parts;
  return {
    guild: { id: server, name: 'Readers', iconUrl: '' },
    channel: { id: thread, type: 'GuildPublicThread', categoryId: ROOM, category: 'room', name, topic: null },
    dateRange: { after: null, before: null },
    ...(made === null ? {} : { exportedAt: hour(made) }),
    messages,
    messageCount: messages.length,
    ...parts.more,
  };
}

/** One export, read. */
export function anExport(messages: readonly object[], parts: ExportParts = {}): ChatExport {
  return readExport(exportJson(messages, parts), parts.file ?? `export ${parts.thread ?? ''} ${parts.made ?? ''}.json`);
}
