import { MessageFlags as Flags, MessageType } from 'discord-api-types/v10';
import type { ChannelRecord, MessageRecord, World } from '../world/types.js';
import { componentLines } from './component-lines.js';
import { embedLines } from './embed-lines.js';
import { nameIn, plainWords, sizeInWords, startOf } from './plain-words.js';

/**
 * One message as lines of a chat. People's words stand behind their name (`width` wide); an application's under its name,
 * each line after a bar. Messages that Discord wrote are a line with a dot, a thread's mere starter is nothing.
 */
export function messageLines(world: World, channel: ChannelRecord, message: MessageRecord, width: number): string[] {
  const name = nameIn(world, channel, message.authorId);
  const notice = noticeOf(message);
  if (notice !== null) return notice === '' ? [] : [`· ${name} ${notice}`];
  const lines = bodyLines(world, channel, message);
  const isPerson = !world.users.get(message.authorId)?.bot;
  const marks = [...(isPerson && message.editedAt !== null ? ['(edited)'] : []), ...reactionsOf(message)].join(' ');
  if (marks !== '') lines.push(`${lines.pop() ?? ''}   ${marks}`);
  if (isPerson) {
    return lines.map((line, index) => `${(index === 0 ? name : '').padEnd(width)}   ${line}`.trimEnd());
  }
  const audience = message.ephemeralTo === null ? '' : `, only to ${nameIn(world, channel, message.ephemeralTo)}`;
  // An answer that changes under one's fingers is no edit to a reader.
  const edited = message.editedAt === null || message.interaction !== null ? '' : ' (edited)';
  return [`${name}${audience}${edited}`, ...lines.map((line) => `| ${line}`.trimEnd())];
}

const notices: Readonly<Partial<Record<MessageType, (message: MessageRecord) => string>>> = {
  [MessageType.ThreadCreated]: (message) => `started the thread “${message.content}”`,
  [MessageType.ThreadStarterMessage]: () => '',
  [MessageType.ChannelPinnedMessage]: () => 'pinned a message',
  [MessageType.ChannelNameChange]: (message) => `renamed this to “${message.content}”`,
  [MessageType.UserJoin]: () => 'joined',
};
const spoken: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
  MessageType.ContextMenuCommand,
];

/** Whether somebody said it, and not Discord itself. */
export function isSpoken(message: MessageRecord): boolean {
  return spoken.includes(message.type);
}

/** null for what somebody said; else what Discord tells, empty when it is not worth a line. */
function noticeOf(message: MessageRecord): string | null {
  if (isSpoken(message)) return null;
  return notices[message.type]?.(message) ?? '';
}

function bodyLines(world: World, channel: ChannelRecord, message: MessageRecord): string[] {
  const lines: string[] = [];
  if (message.type === MessageType.Reply && message.interaction === null)
    lines.push(replyLine(world, channel, message));
  if (message.flags & Flags.Loading) lines.push('(thinking)');
  if (message.content !== '') lines.push(...plainWords(world, channel, message.content).split('\n'));
  for (const { message: forwarded } of message.snapshots) lines.push(`(forwarded) ${startOf(forwarded.content, 200)}`);
  for (const embed of message.embeds) lines.push(...embedLines(embed).map((line) => plainWords(world, channel, line)));
  lines.push(...componentLines(message).map((line) => plainWords(world, channel, line)));
  const shown = new Set(message.flags & Flags.IsComponentsV2 ? message.attachments : []);
  for (const file of message.attachments) {
    if (!shown.has(file)) lines.push(`[file: ${file.filename}, ${sizeInWords(file.size)}]`);
  }
  for (const sticker of message.stickers) lines.push(`[sticker: ${sticker.name}]`);
  if (message.poll) lines.push(pollLine(message.poll));
  const thread = world.channels.get(message.threadId ?? '');
  if (thread) lines.push(`(thread: ${thread.name})`);
  return lines.length > 0 ? lines : [''];
}

function pollLine(poll: NonNullable<MessageRecord['poll']>): string {
  const answers = poll.answers.map((answer) => answer.poll_media.text ?? answer.poll_media.emoji?.name ?? '');
  return `[poll: ${poll.question.text ?? ''} ${answers.join(' / ')}]`;
}

function replyLine(world: World, channel: ChannelRecord, message: MessageRecord): string {
  const target = channel.log.byId.get(message.reference?.message_id ?? '');
  if (!target) return '↪ a deleted message';
  const words = startOf(plainWords(world, channel, target.content));
  return `↪ ${nameIn(world, channel, target.authorId)}${words === '' ? '' : `: ${words}`}`;
}

function reactionsOf(message: MessageRecord): string[] {
  const marks: string[] = [];
  for (const { emoji, userIds } of message.reactions) {
    const name = emoji.id === null ? emoji.name : `:${emoji.name}:`;
    marks.push(userIds.size > 1 ? `${name} ${userIds.size}` : name);
  }
  return marks;
}
