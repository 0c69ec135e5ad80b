import {
  type APIAttachment,
  type APIEmbed,
  type APIMessageInteractionMetadata,
  type APIMessageReference,
  type APIMessageSnapshot,
  type APIMessageTopLevelComponent,
  type APIPoll,
  type APIStickerItem,
  type MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { isThread } from '../access.js';
import { addToLog } from '../message-log.js';
import { setArchived } from '../threads/set-archived.js';
import { joinThread } from '../threads/thread-members.js';
import type { ChannelRecord, MentionRecord, MessageRecord, World } from '../types.js';
import { emitMessageCreate } from './events.js';
import { numberComponents } from './number-components.js';

/** What a new message consists of; everything that is left out is empty. */
export interface MessageSeed {
  readonly authorId: string;
  /** A MessageType, or a kind that is not known yet. */
  readonly type?: number;
  /** Fixed when it is the starter of a forum post (then it is the thread's id). */
  readonly id?: string;
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly attachments?: readonly APIAttachment[];
  readonly flags?: number;
  readonly tts?: boolean;
  readonly applicationId?: string | null;
  readonly webhookId?: string | null;
  readonly ephemeralTo?: string | null;
  readonly stickers?: readonly APIStickerItem[];
  readonly poll?: APIPoll | null;
  readonly nonce?: string | number | null;
  readonly reference?: APIMessageReference | null;
  readonly snapshots?: readonly APIMessageSnapshot[];
  readonly interaction?: APIMessageInteractionMetadata | null;
  readonly mentions?: MentionRecord;
}

const NOBODY: MentionRecord = { everyone: false, userIds: [], roleIds: [] };

/**
 * Puts a message into a channel without asking for permissions: wakes and joins a thread, counts, and dispatches
 * MESSAGE_CREATE; an ephemeral one is dispatched to its person alone and counts for nothing.
 */
export function insertMessage(world: World, channel: ChannelRecord, seed: MessageSeed): MessageRecord {
  const message = recordOf(world, channel, seed);
  if (message.ephemeralTo !== null) {
    addToLog(channel.log, message);
    emitMessageCreate(world, channel, message);
    return message;
  }
  if (isThread(channel)) {
    if (channel.thread.archived) setArchived(world, channel, false);
    if (isByPerson(message)) joinThread(world, channel, message.authorId);
    if (countsInThread(message)) {
      channel.thread.messageCount += 1;
      channel.thread.totalMessageSent += 1;
    }
  }
  addToLog(channel.log, message);
  channel.lastMessageId = message.id;
  emitMessageCreate(world, channel, message);
  return message;
}

/** The initial message of a thread is not in its counts (resources/channel, `message_count`). */
export function countsInThread(message: MessageRecord): boolean {
  return message.id !== message.channelId && message.type !== MessageType.ThreadStarterMessage;
}

/** Messages that Discord itself writes (a rename, a pin, a starter) bring nobody into a thread. */
function isByPerson(message: MessageRecord): boolean {
  return message.type === MessageType.Default || message.type === MessageType.Reply;
}

function recordOf(world: World, channel: ChannelRecord, seed: MessageSeed): MessageRecord {
  return {
    id: seed.id ?? world.nextId(),
    channelId: channel.id,
    // Kinds of the future are numbers like the others.
    type: (seed.type ?? MessageType.Default) as MessageType,
    authorId: seed.authorId,
    applicationId: seed.applicationId ?? null,
    webhookId: seed.webhookId ?? null,
    ephemeralTo: seed.ephemeralTo ?? null,
    createdAt: world.now(),
    content: (seed.content ?? '').trim(),
    editedAt: null,
    history: [],
    embeds: (seed.embeds ?? []).map(richEmbed),
    components: numberComponents(seed.components ?? []),
    attachments: [...(seed.attachments ?? [])],
    // Any sum of flag bits is a value of the enum.
    flags: (seed.flags ?? 0) as MessageFlags,
    tts: seed.tts ?? false,
    pinned: false,
    stickers: seed.stickers ?? [],
    poll: seed.poll ?? null,
    nonce: seed.nonce ?? null,
    reference: seed.reference ?? null,
    snapshots: seed.snapshots ?? [],
    interaction: seed.interaction ?? null,
    mentions: seed.mentions ?? NOBODY,
    reactions: [],
    threadId: null,
  };
}

/** Embeds that a bot sends come back as `rich` whatever it called them. */
export function richEmbed(embed: APIEmbed): APIEmbed {
  // The enum's value for ordinary embeds.
  return { ...embed, type: 'rich' as NonNullable<APIEmbed['type']> };
}
