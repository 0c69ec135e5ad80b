import {
  type APIMessageTopLevelComponent,
  ApplicationCommandType,
  MessageFlags as Flags,
  InteractionType,
  MessageReferenceType,
  MessageType,
  type RESTPostAPIWebhookWithTokenJSONBody,
} from 'discord-api-types/v10';
import { refuse } from '../world/discord-error.js';
import { storeFiles } from '../world/files.js';
import { resolveMentions } from '../world/mentions.js';
import { insertMessage } from '../world/messages/insert-message.js';
import { messageText } from '../world/messages/message-text.js';
import { newPoll } from '../world/messages/polls.js';
import type { InteractionRecord, MessageRecord, UploadedFile, World } from '../world/types.js';
import { interactionMetadata } from './interaction-metadata.js';

/** The message part of an answer or a follow-up; its form was checked before. */
export type AnswerBody = Pick<
  RESTPostAPIWebhookWithTokenJSONBody,
  'content' | 'embeds' | 'components' | 'flags' | 'attachments' | 'allowed_mentions' | 'tts' | 'poll'
>;

const settable = Flags.Ephemeral | Flags.SuppressEmbeds | Flags.SuppressNotifications | Flags.IsComponentsV2;

/**
 * Puts the application's answer into the channel: for all, or with the EPHEMERAL flag for the invoker alone.
 * `kind` is `loading` for a deferred answer (no content yet), `followUp` for what comes after the first.
 * Mentions are parsed as for webhooks: users only, unless `allowed_mentions` says otherwise.
 */
export function insertAnswer(
  world: World,
  record: InteractionRecord,
  body: AnswerBody,
  files: readonly UploadedFile[],
  kind: 'answer' | 'loading' | 'followUp',
): MessageRecord {
  const channel = world.channels.get(record.channelId);
  const application = world.applications.get(record.applicationId);
  if (!channel || !application) throw refuse('unknownChannel');
  const flags = ((body.flags ?? 0) & settable) | (kind === 'loading' ? Flags.Loading : 0);
  const components: readonly APIMessageTopLevelComponent[] = body.components ?? [];
  return insertMessage(world, channel, {
    ...kindOfMessage(record, kind),
    authorId: application.botUserId,
    applicationId: application.id,
    webhookId: application.id,
    ephemeralTo: flags & Flags.Ephemeral ? record.userId : null,
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components,
    attachments: storeFiles(world, channel.id, files, body.attachments),
    flags,
    tts: body.tts ?? false,
    poll: body.poll ? newPoll(world, body.poll) : null,
    interaction: interactionMetadata(world, record, kind === 'followUp' ? record.originalId : null),
    mentions: resolveMentions(world, {
      channel,
      authorId: application.botUserId,
      text: messageText(body.content ?? '', components),
      allowed: body.allowed_mentions,
      byDefault: 'users',
      repliedTo: null,
    }),
  });
}

/** The type an answer has, and the message it stands under (message resource, "Message Types"). */
function kindOfMessage(record: InteractionRecord, kind: 'answer' | 'loading' | 'followUp') {
  const { payload } = record;
  const reference = (messageId: string) => ({
    type: MessageReferenceType.Default,
    channel_id: record.channelId,
    message_id: messageId,
    ...(record.guildId !== null && { guild_id: record.guildId }),
  });
  if (kind === 'followUp') {
    const original = record.originalId;
    return original === null ? {} : { type: MessageType.Reply, reference: reference(original) };
  }
  if (payload.type === InteractionType.ApplicationCommand) {
    if (payload.data.type === ApplicationCommandType.ChatInput) return { type: MessageType.ChatInputCommand };
    const target = payload.data.type === ApplicationCommandType.Message ? payload.data.target_id : null;
    return { type: MessageType.ContextMenuCommand, ...(target !== null && { reference: reference(target) }) };
  }
  const message = 'message' in payload ? payload.message : undefined;
  return message ? { type: MessageType.Reply, reference: reference(message.id) } : {};
}
