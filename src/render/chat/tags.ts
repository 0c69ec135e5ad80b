import type { ChatWords } from '../../core/catalogue/words.js';
import type { ChatSetting } from './chat-setting.js';
import { printCodeSpan } from './code.js';
import { escapeMarkdown } from './escape-markdown.js';
import { autolinkTarget, isAttachment } from './link-target.js';
import type { NameBook } from './names.js';

/** One form of what Discord writes in angle brackets. */
interface TagRule {
  readonly name: string;
  /** Sticky; starts at `<`. */
  readonly pattern: RegExp;
  /** Markdown of it, or null when it is to be read as typed. */
  readonly print: (match: readonly string[], names: NameBook, setting: ChatSetting) => string | null;
}

const hidden = '___hidden___';

const guildPlaces: Readonly<Record<string, keyof ChatWords>> = {
  customize: 'channelsAndRoles',
  browse: 'browseChannels',
  guide: 'serverGuide',
  'linked-roles': 'linkedRoles',
};

function named(prefix: string, name: string | null, unknown: string): string {
  const words = name === null || name === hidden ? '' : escapeMarkdown(prefix + name.trim());
  return words.length > prefix.length ? words : prefix + unknown;
}

/** Who has no name here is spoken of, and not addressed. */
function person(name: string | null, { nobody, words }: ChatSetting): string {
  return name === null && nobody !== null ? escapeMarkdown(nobody) : named('@', name, words.unknownUser);
}

// Source of the forms: Discord's reference, Message Formatting.
const tagRules: readonly TagRule[] = [
  {
    name: 'role',
    pattern: /<@&(\d{1,25})>/y,
    print: ([, id = ''], names, { words }) => named('@', names.role(id), words.unknownRole),
  },
  {
    name: 'user',
    pattern: /<@!?(\d{1,25})>/y,
    print: ([, id = ''], names, setting) => person(names.user(id), setting),
  },
  {
    name: 'channel',
    pattern: /<#(\d{1,25})>/y,
    print: ([, id = ''], names, { words }) => named('#', names.channel(id), words.unknownChannel),
  },
  { name: 'emoji', pattern: /<a?:(\w{1,64}):\d{1,25}>/y, print: ([, name = '']) => `:${escapeMarkdown(name)}:` },
  {
    name: 'timestamp',
    pattern: /<t:(-?\d{1,20})(?::([A-Za-z]))?>/y,
    print: ([, seconds = '', style = ''], _names, setting) => setting.time(seconds, style),
  },
  {
    name: 'command',
    pattern: /<\/([-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai} ]{1,100}):\d{1,25}>/uy,
    print: ([, name = ''], _names, { words }) => printCodeSpan(`/${name}`, words.attachment),
  },
  {
    name: 'navigation',
    pattern: /<id:(customize|browse|guide|linked-roles)(?::\d{1,25})?>/y,
    print: ([, place = ''], _names, { words }) => words[guildPlaces[place] ?? 'channelsAndRoles'],
  },
  {
    name: 'link without preview',
    pattern: /<(https?:\/\/[^\s<>/?#][^\s<>]{0,2000})>/iy,
    print: ([, url = ''], _names, { words }) => (isAttachment(url) ? words.attachment : `<${autolinkTarget(url)}>`),
  },
];

/** What stands at a `<`, as Markdown, and where it ends; null when it is an ordinary character. */
export function printTag(
  text: string,
  at: number,
  names: NameBook,
  setting: ChatSetting,
): { print: string; end: number } | null {
  for (const rule of tagRules) {
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    if (!match) continue;
    const print = rule.print(match, names, setting);
    if (print !== null) return { print, end: rule.pattern.lastIndex };
  }
  return null;
}
