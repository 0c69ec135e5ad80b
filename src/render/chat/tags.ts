import { printCodeSpan } from './code.js';
import { escapeMarkdown } from './escape-markdown.js';
import { attachmentWords, autolinkTarget, isAttachment } from './link-target.js';
import type { ChatOptions, NameBook } from './names.js';
import { printTimestamp } from './timestamp.js';

/** One form of what Discord writes in angle brackets. */
interface TagRule {
  readonly name: string;
  /** Sticky; starts at `<`. */
  readonly pattern: RegExp;
  /** Markdown of it, or null when it is to be read as typed. */
  readonly print: (match: readonly string[], names: NameBook, options: ChatOptions) => string | null;
}

const hidden = '___hidden___';

const guildPlaces: Readonly<Record<string, string>> = {
  customize: 'Channels & Roles',
  browse: 'Browse Channels',
  guide: 'Server Guide',
  'linked-roles': 'Linked Roles',
};

function named(prefix: string, name: string | null, unknown: string): string {
  const words = name === null || name === hidden ? '' : escapeMarkdown(prefix + name.trim());
  return words.length > prefix.length ? words : prefix + unknown;
}

// Source of the forms: Discord's reference, Message Formatting.
const tagRules: readonly TagRule[] = [
  {
    name: 'role',
    pattern: /<@&(\d{1,25})>/y,
    print: ([, id = ''], names) => named('@', names.role(id), 'unknown-role'),
  },
  {
    name: 'user',
    pattern: /<@!?(\d{1,25})>/y,
    print: ([, id = ''], names) => named('@', names.user(id), 'unknown-user'),
  },
  {
    name: 'channel',
    pattern: /<#(\d{1,25})>/y,
    print: ([, id = ''], names) => named('#', names.channel(id), 'unknown-channel'),
  },
  { name: 'emoji', pattern: /<a?:(\w{1,64}):\d{1,25}>/y, print: ([, name = '']) => `:${escapeMarkdown(name)}:` },
  {
    name: 'timestamp',
    pattern: /<t:(-?\d{1,20})(?::([A-Za-z]))?>/y,
    print: ([, seconds = '', style = ''], _names, options) =>
      printTimestamp(seconds, style, options.zone ?? 'UTC', options.language ?? 'en'),
  },
  {
    name: 'command',
    pattern: /<\/([-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai} ]{1,100}):\d{1,25}>/uy,
    print: ([, name = '']) => printCodeSpan(`/${name}`),
  },
  {
    name: 'navigation',
    pattern: /<id:(customize|browse|guide|linked-roles)(?::\d{1,25})?>/y,
    print: ([, place = '']) => guildPlaces[place] ?? null,
  },
  {
    name: 'link without preview',
    pattern: /<(https?:\/\/[^\s<>/?#][^\s<>]{0,2000})>/iy,
    print: ([, url = '']) => (isAttachment(url) ? attachmentWords : `<${autolinkTarget(url)}>`),
  },
];

/** What stands at a `<`, as Markdown, and where it ends; null when it is an ordinary character. */
export function printTag(
  text: string,
  at: number,
  names: NameBook,
  options: ChatOptions,
): { print: string; end: number } | null {
  for (const rule of tagRules) {
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    if (!match) continue;
    const print = rule.print(match, names, options);
    if (print !== null) return { print, end: rule.pattern.lastIndex };
  }
  return null;
}
