import type {
  APIApplicationCommand,
  APIAttachment,
  APIEmbed,
  APIInteraction,
  APIMessageInteractionMetadata,
  APIMessageReference,
  APIMessageSnapshot,
  APIMessageTopLevelComponent,
  APIPoll,
  APIStickerItem,
  ChannelType,
  Locale,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { GuildRecord, OverwriteRecord } from './guild-types.js';
import type { WorldEvent } from './world-event.js';

/** Everything the local Discord holds. Plain, mutable records; only functions of `world/` and `interactions/` change them. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The next snowflake: strictly increasing, of the world's clock. */
  readonly nextId: () => string;
  /** Where files are served from, e.g. `http://127.0.0.1:1234`; known once the port is bound. */
  origin: string;
  readonly applications: Map<string, ApplicationRecord>;
  readonly users: Map<string, UserRecord>;
  readonly guilds: Map<string, GuildRecord>;
  /** Guild channels, threads and direct messages, by id. */
  readonly channels: Map<string, ChannelRecord>;
  /** Uploaded files, by attachment id. */
  readonly files: Map<string, StoredFile>;
  /** Interactions, by token. */
  readonly interactions: Map<string, InteractionRecord>;
  /** Recent creates with `enforce_nonce`, by `author:channel:nonce`. */
  readonly nonces: Map<string, { readonly messageId: string; readonly at: number }>;
  /** What people ran, clicked and chose, in time order: for the transcript. */
  readonly activity: ActivityRecord[];
  /** Gateway sessions listen here; called synchronously. */
  readonly listeners: Set<(event: WorldEvent) => void>;
  /** Called after every change, whether or not it is dispatched. */
  readonly watchers: Set<() => void>;
}

/** A bot application and what only it holds. */
export interface ApplicationRecord {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly botUserId: string;
  readonly ownerId: string;
  /** Application flags (ApplicationFlags bits): privileged intents are switched here. */
  flags: number;
  /** Global and guild commands by id; a guild command has `guild_id`. */
  readonly commands: Map<string, APIApplicationCommand>;
}

export interface UserRecord {
  readonly id: string;
  username: string;
  globalName: string | null;
  readonly bot: boolean;
  readonly applicationId: string | null;
  /** The language of the person's client; interactions say it. */
  locale: Locale;
  /** They take no direct messages from anybody they are no friend of, as bots are. */
  refusesDirect: boolean;
  /** With it a person may speak REST and gateway too. Bots use the application's. */
  readonly token: string;
}

export interface ChannelRecord {
  readonly id: string;
  readonly type: ChannelType;
  /** null for a direct message. */
  readonly guildId: string | null;
  parentId: string | null;
  name: string;
  topic: string | null;
  position: number;
  nsfw: boolean;
  rateLimitPerUser: number;
  /** ChannelFlags bits. */
  flags: number;
  overwrites: OverwriteRecord[];
  lastMessageId: string | null;
  /** Newest pin first. */
  pins: PinRecord[];
  readonly log: MessageLog;
  /** Only threads have it. */
  readonly thread: ThreadRecord | null;
  /** Only forums and media channels have it. */
  readonly forum: ForumRecord | null;
  /** User ids of a direct message. */
  readonly recipientIds: readonly string[];
}

export interface PinRecord {
  readonly messageId: string;
  readonly at: number;
}

/** A channel's messages, ephemeral ones included; `order` holds the ids ascending. */
export interface MessageLog {
  readonly byId: Map<string, MessageRecord>;
  readonly order: string[];
}

export interface ThreadRecord {
  readonly ownerId: string;
  archived: boolean;
  archiveTimestamp: number;
  autoArchiveDuration: number;
  locked: boolean;
  invitable: boolean;
  readonly createdAt: number;
  readonly members: Map<string, ThreadMemberRecord>;
  messageCount: number;
  totalMessageSent: number;
  appliedTags: string[];
}

export interface ThreadMemberRecord {
  readonly userId: string;
  readonly joinedAt: number;
}

export interface ForumRecord {
  tags: ForumTagRecord[];
}

export interface ForumTagRecord {
  readonly id: string;
  readonly name: string;
  readonly moderated: boolean;
  readonly emojiId: string | null;
  readonly emojiName: string | null;
}

export interface MessageRecord {
  readonly id: string;
  readonly channelId: string;
  readonly type: MessageType;
  readonly authorId: string;
  /** Set for interaction answers and webhooks. */
  readonly applicationId: string | null;
  readonly webhookId: string | null;
  /** Only this person sees it (an ephemeral answer); null: everybody. */
  readonly ephemeralTo: string | null;
  readonly createdAt: number;
  content: string;
  editedAt: number | null;
  /** Former contents, oldest first. */
  readonly history: { readonly at: number; readonly content: string }[];
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  attachments: APIAttachment[];
  flags: MessageFlags;
  tts: boolean;
  pinned: boolean;
  readonly stickers: readonly APIStickerItem[];
  readonly poll: APIPoll | null;
  readonly nonce: string | number | null;
  readonly reference: APIMessageReference | null;
  readonly snapshots: readonly APIMessageSnapshot[];
  readonly interaction: APIMessageInteractionMetadata | null;
  /** Who was really notified or named, after `allowed_mentions`. */
  mentions: MentionRecord;
  readonly reactions: ReactionRecord[];
  /** The thread started from this message. */
  threadId: string | null;
}

export interface MentionRecord {
  readonly everyone: boolean;
  readonly userIds: readonly string[];
  readonly roleIds: readonly string[];
}

export interface ReactionRecord {
  readonly emoji: { readonly id: string | null; readonly name: string; readonly animated?: boolean };
  /** In the order they reacted. */
  readonly userIds: Set<string>;
}

/** A file a client sends with a message. */
export interface UploadedFile {
  readonly name: string;
  readonly data: Uint8Array;
  readonly contentType: string | null;
  /** The n of `files[n]`; absent: the place in the list. */
  readonly partId?: string;
}

export interface StoredFile extends UploadedFile {
  readonly id: string;
  readonly channelId: string;
}

/** One interaction from its creation until it is forgotten; `interactions/` alone reads and writes it. */
export interface InteractionRecord {
  readonly id: string;
  readonly token: string;
  readonly applicationId: string;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly createdAt: number;
  /** What the application was sent. */
  readonly payload: APIInteraction;
  /** Interaction callback type of the first answer, null before it. */
  answerType: number | null;
  /** Whether the answer (also a deferred one) is for the invoker alone. */
  ephemeral: boolean;
  /** A deferred answer is still loading. */
  loading: boolean;
  /** The message `@original` means. */
  originalId: string | null;
  /** Free place for what the answer carried besides a message: a modal, choices. */
  answerData: unknown;
  readonly followUpIds: string[];
}

export interface ActivityRecord {
  readonly at: number;
  /** A snowflake taken at the same time, so that messages and activity sort together. */
  readonly id: string;
  readonly channelId: string;
  readonly userId: string;
  /** What the person did, as a reader would write it: `/session load document: x.md`. */
  readonly text: string;
}
