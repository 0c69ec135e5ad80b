import { compareIds, type Id } from '../ids.js';
import type { ChatExport, ExportedChannel, ExportedMessage } from './chat-export.js';

/** One export of a channel, whatever number of files it was written to. */
export interface JoinedExport {
  readonly files: readonly string[];
  /** When it was made: as its first file says, else the last moment that it knows of. */
  readonly asOf: Date;
  readonly exportedAt: Date | null;
  readonly after: Date | null;
  readonly before: Date | null;
  /** Everything within its bounds is in it, so that what it lacks was deleted. */
  readonly isComplete: boolean;
  readonly messages: ReadonlyMap<Id, ExportedMessage>;
}

/** Everything that was handed in of one channel or thread. */
export interface ExportedThread {
  readonly server: Id;
  readonly channel: ExportedChannel;
  /** The oldest first. */
  readonly exports: readonly JoinedExport[];
  /** What is odd about its files, one sentence each. */
  readonly notes: readonly string[];
}

/** What the one who reads the files knows beside them. */
export interface JoinOptions {
  /** The exports were made with a filter, or not to the end: nothing that they lack counts as deleted. */
  readonly partial: boolean;
  /** Files whose next part lies beside them and was not handed in. */
  readonly hasNextPart: ReadonlySet<string>;
}

/**
 * Puts exports in order: files that are parts of one export together (`NAME [part 2].json`), exports of one channel
 * together, by age. Channels come in the order of their ids.
 */
export function joinExports(files: readonly ChatExport[], options: JoinOptions): readonly ExportedThread[] {
  const channels = new Map<Id, Map<string, ChatExport[]>>();
  for (const file of files) {
    const families = channels.get(file.channel.id) ?? new Map<string, ChatExport[]>();
    channels.set(file.channel.id, families);
    const name = partOf(file.file).family;
    families.set(name, [...(families.get(name) ?? []), file]);
  }
  const inOrder = [...channels.values()].map((families) => {
    const notes: string[] = [];
    const joined = [...families.values()].map((parts) => joinParts(parts, options, notes));
    joined.sort((one, other) => one.asOf.getTime() - other.asOf.getTime());
    const newest = joined.at(-1)?.files[0];
    const found = files.find((file) => file.file === newest);
    return found ? [{ server: found.server, channel: found.channel, exports: joined, notes }] : [];
  });
  return inOrder.flat().sort((one, other) => compareIds(one.channel.id, other.channel.id));
}

function partOf(file: string): { readonly family: string; readonly part: number } {
  const [, stem, part] = /^(.*) \[part (\d{1,6})\](?:\.json)?$/i.exec(file) ?? [];
  if (stem === undefined) return { family: file.replace(/\.json$/i, ''), part: 1 };
  return { family: stem, part: Number.parseInt(part ?? '', 10) };
}

function joinParts(files: readonly ChatExport[], options: JoinOptions, notes: string[]): JoinedExport {
  const parts = [...files].sort((one, other) => partOf(one.file).part - partOf(other.file).part);
  const messages = new Map<Id, ExportedMessage>();
  for (const part of parts) for (const message of part.messages) messages.set(message.id, message);
  const inOrder = [...messages].sort(([one], [other]) => compareIds(one, other));
  const isWhole = parts.every((part, index) => partOf(part.file).part === index + 1);
  const isCut = parts.some((part) => options.hasNextPart.has(part.file));
  if (!isWhole || isCut)
    notes.push(`Parts of ${parts[0]?.file} are missing, so nothing that it lacks counts as deleted.`);
  const lacks = parts.filter((part) => part.count !== null && part.count > part.messages.length);
  for (const { file, count, messages: held } of parts) {
    if (count !== null && count !== held.length)
      notes.push(`${file} says it has ${count} messages and has ${held.length}.`);
  }
  const exportedAt = earliest(parts.map((part) => part.exportedAt));
  return {
    files: parts.map((part) => part.file),
    asOf: exportedAt ?? lastMoment(parts),
    exportedAt,
    after: parts[0]?.after ?? null,
    before: parts[0]?.before ?? null,
    // Without the permission to read history Discord gives an empty list and no error (facts 1.11).
    isComplete: !options.partial && isWhole && !isCut && lacks.length === 0 && messages.size > 0,
    messages: new Map(inOrder),
  };
}

function earliest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.flatMap((instant) => (instant ? [instant.getTime()] : []));
  return known.length === instants.length && known.length > 0 ? new Date(Math.min(...known)) : null;
}

/** The last moment that an export without a date must have seen: a message or an edit. */
function lastMoment(parts: readonly ChatExport[]): Date {
  let last = 0;
  for (const part of parts) {
    for (const { postedAt, reading } of part.messages) {
      last = Math.max(last, postedAt.getTime(), 'kept' in reading ? (reading.kept.editedAt?.getTime() ?? 0) : 0);
    }
  }
  return new Date(last);
}
