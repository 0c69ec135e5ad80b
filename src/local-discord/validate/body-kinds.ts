import * as spec from 'discord-api-spec/zod';
import * as z from 'zod/mini';
import { callbackRule } from './callback-rules.js';
import { commandProblems, overwriteProblems } from './command-rules.js';
import type { FieldProblem } from './field-problem.js';
import { isEmptyMessage, type MessageBody, type MessageFacts, messageProblems } from './message-rules.js';
import type { BodyKind } from './validate-body.js';

/** How one kind of body is judged. */
export interface BodyRule {
  /** The schema, chosen by the body where a route takes several shapes. */
  readonly schema: (body: unknown) => z.ZodMiniType;
  /** Keys that real clients send here although the route does not know them; left out before the schema. */
  readonly strays?: readonly string[];
  /** Rules across fields. The body has passed the schema, so a cast to its shape is safe. */
  readonly problems?: (body: never, facts: MessageFacts) => FieldProblem[];
  /** Whether nothing would be shown: answered with 50006 instead of a tree. */
  readonly isEmpty?: (body: never, facts: MessageFacts) => boolean;
}

const message = { problems: messageProblems, isEmpty: isEmptyMessage };
const messageEdit = {
  problems: (body: MessageBody, facts: MessageFacts) => messageProblems(body, facts, 'edit'),
  isEmpty: (body: MessageBody, facts: MessageFacts) => isEmptyMessage(body, facts, 'edit'),
};
const snowflake = spec.SnowflakeTypeSchema;
const bulkDelete = z.object({ messages: z.array(snowflake).check(z.minLength(2), z.maxLength(100)) });
const memberEdit = z.object({
  nick: z.nullish(z.string().check(z.maxLength(32))),
  roles: z.nullish(z.array(snowflake)),
  mute: z.nullish(z.boolean()),
  deaf: z.nullish(z.boolean()),
  channel_id: z.nullish(snowflake),
  communication_disabled_until: z.nullish(z.string()),
  flags: z.nullish(z.number()),
});
// Bots may forward (type 1, Discord's message resource); the published schema knows replies only.
const reference = z.object({
  type: z.nullish(z.literal([0, 1])),
  message_id: snowflake,
  channel_id: z.nullish(snowflake),
  guild_id: z.nullish(snowflake),
  fail_if_not_exists: z.nullish(z.boolean()),
});
const messageCreate = z.extend(spec.MessageCreateRequestSchema, { message_reference: z.nullish(reference) });
// A client names a command's type in the body of its own command only; the published schema lacks it on create.
const commands = z.array(spec.ApplicationCommandUpdateRequestSchema).check(z.maxLength(131));

/** One rule per kind; discord.js's stray keys are those it was seen to send (tts, nonces, a thread's type). */
export const bodyKinds: Readonly<Record<BodyKind, BodyRule>> = {
  'message-create': { schema: () => messageCreate, ...message },
  'message-edit': {
    schema: () => spec.MessageEditRequestPartialSchema,
    strays: ['tts', 'nonce', 'enforce_nonce', 'poll', 'message_reference'],
    ...messageEdit,
  },
  'thread-from-message': { schema: () => spec.CreateTextThreadWithMessageRequestSchema, strays: ['type', 'invitable'] },
  'thread-without-message': { schema: () => spec.CreateTextThreadWithoutMessageRequestSchema },
  'forum-post': {
    schema: () => spec.CreateForumThreadRequestSchema,
    strays: ['type', 'invitable'],
    problems: (body: { message: MessageBody }, facts) => under('message', messageProblems(body.message, facts)),
    isEmpty: (body: { message: MessageBody }, facts) => isEmptyMessage(body.message, facts),
  },
  'channel-create': { schema: () => spec.CreateGuildChannelRequestSchema },
  'channel-edit': {
    schema: () => spec.UpdateGuildChannelRequestPartialSchema,
    strays: ['archived', 'locked', 'auto_archive_duration', 'invitable', 'applied_tags', 'lock_permissions'],
  },
  'thread-edit': { schema: () => spec.UpdateThreadRequestPartialSchema },
  'bulk-delete': { schema: () => bulkDelete },
  'dm-create': { schema: () => spec.CreatePrivateChannelRequestSchema },
  'member-edit': { schema: () => memberEdit, strays: ['communicationDisabledUntil'] },
  'role-create': { schema: () => spec.CreateRoleRequestSchema },
  'role-edit': { schema: () => spec.UpdateRoleRequestPartialSchema },
  'command-create': {
    schema: () => spec.ApplicationCommandUpdateRequestSchema,
    strays: ['nsfw'],
    problems: (body: Record<string, unknown>) => commandProblems(body, [], false),
  },
  'command-edit': {
    schema: () => spec.ApplicationCommandPatchRequestPartialSchema,
    strays: ['nsfw', 'type'],
    problems: (body: Record<string, unknown>) => commandProblems(body, [], true),
  },
  'commands-overwrite': {
    schema: () => commands,
    strays: ['nsfw'],
    problems: (body: Record<string, unknown>[]) => overwriteProblems(body),
  },
  'interaction-callback': callbackRule,
  'webhook-message': {
    schema: () => spec.IncomingWebhookInteractionRequestSchema,
    strays: ['nonce', 'enforce_nonce', 'username', 'avatar_url', 'thread_name', 'applied_tags'],
    ...message,
  },
  'webhook-edit': {
    schema: () => spec.IncomingWebhookUpdateRequestPartialSchema,
    strays: ['tts', 'nonce', 'enforce_nonce', 'username', 'avatar_url'],
    ...messageEdit,
  },
};

function under(key: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: [key, ...problem.path] }));
}
