import type {
  APIApplicationCommand,
  APIGuildMember,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIRole,
} from 'discord-api-types/v10';

/** A channel, thread or direct message, as far as the page shows it. */
export interface Channel {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly parent_id?: string | null;
  readonly topic?: string | null;
  readonly position?: number;
  readonly guild_id?: string;
  readonly last_message_id?: string | null;
  readonly recipients?: readonly {
    readonly id: string;
    readonly username: string;
    readonly global_name?: string | null;
  }[];
  readonly thread_metadata?: { readonly archived: boolean; readonly locked?: boolean };
}

/** A form that an application asks a person to fill in. */
export type Modal = APIModalInteractionResponseCallbackData & { readonly id: string; readonly channel_id: string };

/** What one person sees, kept as the gateway tells it. Only `hear` and the client change it. */
export interface Seen {
  stands: boolean;
  guildName: string;
  guildId: string;
  readonly roles: Map<string, APIRole>;
  readonly members: Map<string, APIGuildMember>;
  readonly channels: Map<string, Channel>;
  /** By channel, then by id; only channels that were opened or spoken in. */
  readonly messages: Map<string, Map<string, APIMessage>>;
  /** Channels whose past was read. */
  readonly read: Set<string>;
  /** The newest message of each channel, and the newest this person has looked at. */
  readonly newest: Map<string, string>;
  readonly looked: Map<string, string>;
  readonly commands: Map<string, readonly APIApplicationCommand[]>;
  modal: Modal | null;
}

/** Nothing seen so far. */
export function nothingSeen(looked: Map<string, string>): Seen {
  return {
    stands: false,
    guildName: '',
    guildId: '',
    roles: new Map(),
    members: new Map(),
    channels: new Map(),
    messages: new Map(),
    read: new Set(),
    newest: new Map(),
    looked,
    commands: new Map(),
    modal: null,
  };
}

/** Whether one id is newer than another. */
export function isNewer(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** How a user is called here. */
export function nameOf(seen: Seen, user: { id: string; username: string; global_name?: string | null }): string {
  return seen.members.get(user.id)?.nick ?? user.global_name ?? user.username;
}

/** Whether it is a thread. */
export function isThread(channel: Channel): boolean {
  return channel.type === 10 || channel.type === 11 || channel.type === 12;
}

/** Notes a message, new or changed. */
export function putMessage(seen: Seen, message: APIMessage): void {
  const list = seen.messages.get(message.channel_id) ?? new Map<string, APIMessage>();
  const before = list.get(message.id);
  const me = new Map(before?.reactions?.map((one) => [one.emoji.id ?? one.emoji.name, one.me]));
  const reactions = message.reactions?.map((one) => ({
    ...one,
    me: one.me || (me.get(one.emoji.id ?? one.emoji.name) ?? false),
  }));
  list.set(message.id, { ...before, ...message, ...(reactions && { reactions }) });
  seen.messages.set(message.channel_id, list);
}
