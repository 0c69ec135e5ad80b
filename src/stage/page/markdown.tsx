import { parse } from 'discord-markdown-parser';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf, type Seen } from './world.js';

/** A node of the parser's tree. */
interface Node {
  readonly type: string;
  readonly content?: string | readonly Node[];
  readonly [field: string]: unknown;
}

/** Discord's Markdown as it reads in Discord; whatever it cannot be stays text. */
export function Markdown({ text, seen, go }: { text: string; seen: Seen; go: (channelId: string) => void }) {
  return <div class="words">{nodes(parse(text, 'extended') as readonly Node[], { seen, go })}</div>;
}

interface Around {
  readonly seen: Seen;
  readonly go: (channelId: string) => void;
}

function nodes(list: readonly Node[], around: Around): ComponentChildren {
  return list.map((node, place) => {
    const before = list[place - 1];
    // The parser leaves the blanks before a nested list's dash in a text of their own.
    const ahead = before?.type === 'text' && /^ +$/.test(String(before.content)) ? list[place - 2] : before;
    const isFirst = ahead === undefined || BREAKS.includes(ahead.type);
    return one(node, isFirst, around);
  });
}

/** After these a line begins. */
const BREAKS = ['br', 'heading', 'subtext', 'blockQuote', 'codeBlock'];

function inner({ content }: Node, around: Around): ComponentChildren {
  return typeof content === 'string' ? content : nodes(content ?? [], around);
}

type Show = (node: Node, around: Around) => ComponentChildren;

const SHOWN: Readonly<Record<string, Show>> = {
  br: () => <br />,
  strong: (node, around) => <strong>{inner(node, around)}</strong>,
  em: (node, around) => <em>{inner(node, around)}</em>,
  underline: (node, around) => <u>{inner(node, around)}</u>,
  strikethrough: (node, around) => <s>{inner(node, around)}</s>,
  inlineCode: (node, around) => <code>{inner(node, around)}</code>,
  codeBlock: (node, around) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre tabIndex={0}>
      <code>{inner(node, around)}</code>
    </pre>
  ),
  blockQuote: (node, around) => <blockquote>{inner(node, around)}</blockquote>,
  heading: (node, around) => <div class={`heading h${Number(node.level) || 1}`}>{inner(node, around)}</div>,
  subtext: (node, around) => <small class="subtext">{inner(node, around)}</small>,
  spoiler: (node, around) => <Spoiler>{inner(node, around)}</Spoiler>,
  url: link,
  link,
  autolink: link,
  user: ({ id }, { seen }) => {
    const member = seen.members.get(String(id));
    return <span class="mention">@{member ? nameOf(seen, member.user) : 'unknown'}</span>;
  },
  role: ({ id }, { seen }) => <span class="mention">@{seen.roles.get(String(id))?.name ?? 'unknown'}</span>,
  channel: ({ id }, { seen, go }) => {
    const channel = seen.channels.get(String(id));
    return (
      <button type="button" class="mention" onClick={() => go(String(id))}>
        #{channel?.name ?? 'unknown'}
      </button>
    );
  },
  everyone: () => <span class="mention">@everyone</span>,
  here: () => <span class="mention">@here</span>,
  slashCommand: (node) => <span class="mention">/{String(node.fullName ?? node.name ?? '')}</span>,
  emoji: ({ name }) => `:${String(name)}:`,
  twemoji: ({ name }) => <span class="emoji">{String(name)}</span>,
  timestamp: (node) => <Moment seconds={Number(node.timestamp)} format={String(node.format ?? 'f')} />,
};

function one(node: Node, isFirst: boolean, around: Around): ComponentChildren {
  const show = SHOWN[node.type];
  if (show) return show(node, around);
  const words = inner(node, around);
  return isFirst && typeof words === 'string' ? words.replace(/^( *)[-*] /, '$1• ') : words;
}

const MESSAGE_LINK = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;

function link(node: Node, around: Around): ComponentChildren {
  const target = String(node.target);
  const channel = MESSAGE_LINK.exec(target)?.[1];
  if (channel !== undefined) {
    const shown = inner(node, around);
    const isBare = Array.isArray(node.content) && (node.content[0] as Node | undefined)?.content === target;
    const name = around.seen.channels.get(channel)?.name;
    return (
      <button type="button" class={isBare ? 'mention' : 'link'} onClick={() => around.go(channel)}>
        {isBare && name ? `#${name} › 💬` : shown}
      </button>
    );
  }
  if (!/^https?:\/\//i.test(target)) {
    return (
      <>
        [{inner(node, around)}]({target})
      </>
    );
  }
  return (
    <a href={target} target="_blank" rel="noreferrer noopener">
      {inner(node, around)}
    </a>
  );
}

function Spoiler({ children }: { children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label="Spoiler, show it" onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

function Moment({ seconds, format }: { seconds: number; format: string }) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return <>{String(seconds)}</>;
  const style = FORMATS[format] ?? { dateStyle: 'long', timeStyle: 'short' };
  return <time class="moment">{date.toLocaleString('en-GB', style)}</time>;
}
