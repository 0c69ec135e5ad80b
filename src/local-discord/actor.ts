import type { APIChannel, APIMessage } from 'discord-api-types/v10';
import { type SayOptions, speaking } from './actors/speaking.js';
import { type OpenThreadOptions, threading } from './actors/threading.js';
import { using } from './actors/using.js';
import type { Asked } from './interactions/asked.js';
import type { FieldValues, ShownModal } from './interactions/modal-values.js';
import type { OptionValues } from './interactions/option-values.js';
import type { World } from './world/types.js';
import { userOf } from './world/views/user-view.js';

/**
 * A person (or another bot) who acts as with Discord's own client: everything is subject to permissions and rejects
 * with the DiscordError the API would answer, or with a ClientRefusal for what a client would not even send.
 */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly say: (channelId: string, words: string, options?: SayOptions) => Promise<APIMessage>;
  readonly edit: (channelId: string, messageId: string, words: string) => Promise<APIMessage>;
  readonly remove: (channelId: string, messageId: string) => Promise<void>;
  /** Deletes 2–100 messages at once; needs MANAGE_MESSAGES. */
  readonly removeMany: (channelId: string, messageIds: readonly string[]) => Promise<void>;
  /** `emoji` is a Unicode emoji or `name:id`. */
  readonly react: (channelId: string, messageId: string, emoji: string) => Promise<void>;
  readonly unreact: (channelId: string, messageId: string, emoji: string) => Promise<void>;
  /** Everything this person sees in a channel, oldest first, ephemeral answers to them included. */
  readonly sees: (channelId: string) => APIMessage[];
  /** Everything in this person's direct messages, each conversation oldest first. */
  readonly inbox: () => APIMessage[];
  /** Takes no direct messages from bots any more, as people may choose in Discord's settings. */
  readonly refuseDirect: () => Promise<void>;
  /** On a message, without one, or as a forum post (`words` are then its first message). */
  readonly openThread: (channelId: string, name: string, options?: OpenThreadOptions) => Promise<APIChannel>;
  readonly archive: (threadId: string) => Promise<void>;
  readonly unarchive: (threadId: string) => Promise<void>;
  readonly lock: (threadId: string) => Promise<void>;
  readonly unlock: (threadId: string) => Promise<void>;
  readonly deleteThread: (threadId: string) => Promise<void>;
  /** A slash command: `session load`. Resolves with the first answer, or after three seconds as `failed`. */
  readonly run: (channelId: string, command: string, values?: OptionValues) => Promise<Asked>;
  /** A command of a message's menu. */
  readonly menu: (channelId: string, messageId: string, command: string) => Promise<Asked>;
  /** A command of a person's menu. */
  readonly userMenu: (channelId: string, userId: string, command: string) => Promise<Asked>;
  /** What is offered while `focused` is being typed; `choices` of the result. */
  readonly type: (
    channelId: string,
    command: string,
    values: OptionValues,
    focused: string,
  ) => Promise<Asked['choices']>;
  /** A button by label, emoji or custom id. */
  readonly click: (channelId: string, messageId: string, button: string) => Promise<Asked>;
  /** A select by placeholder or custom id; choices by value or label, users, roles and channels by id. */
  readonly choose: (channelId: string, messageId: string, select: string, choices: readonly string[]) => Promise<Asked>;
  /** Sends off a modal; fields by label or custom id, those left out keep what stands in them. */
  readonly submit: (modal: ShownModal | null | undefined, values: FieldValues) => Promise<Asked>;
}

/** The actor of a user who is there already. Methods do not depend on `this`. */
export function createActor(world: World, userId: string): Actor {
  const user = userOf(world, userId);
  return {
    id: userId,
    name: user.globalName ?? user.username,
    ...speaking(world, userId),
    ...threading(world, userId),
    ...using(world, userId),
  };
}
