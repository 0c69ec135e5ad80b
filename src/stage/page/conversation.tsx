import type { APIMessage } from 'discord-api-types/v10';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Client } from './client.js';
import { Composer } from './composer.js';
import { useDrop } from './dropping.js';
import { Message } from './message.js';
import { titleOf } from './sidebar.js';
import { type Channel, isNewer, isThread } from './world.js';

interface Props {
  readonly client: Client;
  readonly channel: Channel;
  readonly atHand: string | undefined;
  readonly go: (channelId: string) => void;
  readonly openFile: (url: string, name: string) => void;
}

/** Within this time messages of one author stand together. */
const TOGETHER_MS = 7 * 60_000;
/** As the style has it, and a little more. */
const TALLEST_PICTURE = 450;

/** One channel: its messages, the newest below, and where to write. */
export function Conversation(props: Props) {
  const { client, channel, go } = props;
  const [replying, setReplying] = useState<APIMessage | null>(null);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [more, setMore] = useState(false);
  const { isOver, handlers } = useDrop(setDropped);
  const messages = [...(client.seen.messages.get(channel.id)?.values() ?? [])].toSorted(byAge);
  const newest = messages.at(-1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    void client.readBack(channel.id).then(setMore);
  }, [channel.id, client, client.seen.read.has(channel.id)]);
  const toEnd = (): void => list.current?.scrollTo({ top: list.current.scrollHeight });
  useLayoutEffect(toEnd, [channel.id, newest?.id, newest?.components?.length, newest?.reactions?.length]);
  // A picture takes its place only when it has come.
  const settle = (): void => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    if (scrollHeight - scrollTop - clientHeight < TALLEST_PICTURE) toEnd();
  };
  client.look(channel.id);
  const parent = client.seen.channels.get(channel.parent_id ?? '');
  return (
    <main class={isOver ? 'conversation over' : 'conversation'} {...handlers}>
      <header>
        {isThread(channel) && parent && (
          <button type="button" class="link" onClick={() => go(parent.id)}>
            # {parent.name}
          </button>
        )}
        <h2>
          <span aria-hidden="true">{isThread(channel) ? '› ' : '# '}</span>
          {titleOf(channel)}
        </h2>
      </header>
      <ol class="messages" ref={list} onLoadCapture={settle} aria-label={`Messages in ${titleOf(channel)}`}>
        {more && (
          <li class="earlier">
            <button type="button" class="button small" onClick={() => client.readBack(channel.id, true).then(setMore)}>
              Load earlier messages
            </button>
          </li>
        )}
        {messages.length === 0 && <li class="empty faint">Nothing has been said here yet.</li>}
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {dayOf(messages[place - 1]) !== dayOf(message) && <li class="day">{dayOf(message)}</li>}
            <Message {...props} message={message} follows={follows(messages[place - 1], message)} reply={setReplying} />
          </Fragment>
        ))}
      </ol>
      <Composer
        client={client}
        channel={channel}
        replying={replying}
        dropped={dropped}
        atHand={props.atHand}
        stopReply={() => setReplying(null)}
        drop={setDropped}
      />
    </main>
  );
}

function dayOf(message: APIMessage | undefined): string {
  return message ? new Date(message.timestamp).toLocaleDateString('en-GB', { dateStyle: 'full' }) : '';
}

function byAge(one: APIMessage, other: APIMessage): number {
  return isNewer(one.id, other.id) ? 1 : -1;
}

function follows(before: APIMessage | undefined, message: APIMessage): boolean {
  if (!before || before.author.id !== message.author.id || message.type !== 0 || before.type > 20) return false;
  if (dayOf(before) !== dayOf(message)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
}
