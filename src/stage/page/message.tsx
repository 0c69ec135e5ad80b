import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Avatar } from './avatar.js';
import { Embed } from './embed.js';
import { FileCard, Picture } from './files.js';
import { Markdown } from './markdown.js';
import { Tools } from './message-tools.js';
import type { Part } from './offers.js';
import { Parts, type Setting } from './parts.js';
import { nameOf } from './world.js';

interface Props extends Setting {
  /** Whether it follows another of the same author closely. */
  readonly follows: boolean;
  readonly reply: (message: APIMessage) => void;
}

/** A message as people see it, with what they can do to it. */
export function Message(given: Props) {
  const props = { ...given, message: meant(given) };
  const { client, message, follows } = props;
  const [editing, setEditing] = useState(false);
  const name = nameOf(client.seen, message.author);
  const ephemeral = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const time = new Date(message.timestamp).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <li
      class={`message ${follows ? 'follows' : ''} ${ephemeral ? 'ephemeral' : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be done to a message appears when it has the focus
      tabIndex={0}
      id={`m${message.id}`}
    >
      <Above {...props} />
      <div class="message-body">
        {follows ? <span class="when-small faint">{time}</span> : <Avatar id={message.author.id} name={name} />}
        <div class="message-main">
          {!follows && (
            <div class="byline">
              <span class="author">{name}</span>
              {message.author.bot && <span class="app-tag">APP</span>}
              <time class="faint">{time}</time>
            </div>
          )}
          {editing ? <Editor {...props} done={() => setEditing(false)} /> : <Content {...props} />}
          <Reactions {...props} />
          {message.thread && given.message.type !== 21 && (
            <button type="button" class="thread-card" onClick={() => props.go(message.thread?.id ?? '')}>
              <strong>{message.thread.name}</strong>
              <span class="link">Open thread ›</span>
            </button>
          )}
          {ephemeral && (
            <p class="only-you faint">
              👁 Only you can see this ·{' '}
              <button type="button" class="link" onClick={() => client.dismiss(message)}>
                Dismiss message
              </button>
            </p>
          )}
        </div>
      </div>
      {!ephemeral && <Tools {...props} edit={() => setEditing(true)} />}
    </li>
  );
}

/** A thread begins with the message it was started from, as that reads now. */
function meant({ client, message }: Props): APIMessage {
  const { referenced_message: first } = message;
  if (message.type !== 21 || !first) return message;
  return client.seen.messages.get(first.channel_id)?.get(first.id) ?? first;
}

function Above({ client, message }: Props) {
  const { interaction_metadata: asked, referenced_message: replied } = message;
  if (message.type === 20 && asked) {
    return (
      <p class="above">
        ╭ {nameOf(client.seen, asked.user)} used a <b>command</b>
      </p>
    );
  }
  if (message.type === 19 && replied === null) return <p class="above">╭ Original message was deleted</p>;
  if (!replied) return null;
  const { content } = client.seen.messages.get(replied.channel_id)?.get(replied.id) ?? replied;
  return (
    <p class="above">
      ╭ <b>{nameOf(client.seen, replied.author)}</b>{' '}
      {content.replace(/\s+/g, ' ').slice(0, 200) || 'Click to see attachment'}
    </p>
  );
}

/** Messages that say what happened instead of what was said. */
const HAPPENINGS: Readonly<Record<number, string>> = {
  6: 'pinned a message to this channel.',
  7: 'joined the server.',
  18: 'started a thread.',
};

function Content(props: Props) {
  const { client, message, go } = props;
  const happening = HAPPENINGS[message.type];
  if (happening)
    return (
      <p class="faint">
        {happening}
        {message.type === 18 ? ` “${message.content}”` : ''}
      </p>
    );
  if (((message.flags ?? 0) & MessageFlags.Loading) !== 0) return <p class="faint">Thinking…</p>;
  return (
    <>
      {message.content !== '' && <Markdown text={message.content} seen={client.seen} go={go} />}
      {message.content !== '' && message.edited_timestamp && <small class="edited faint"> (edited)</small>}
      {message.embeds?.map((embed, place) => (
        <Embed key={embed.url ?? place} embed={embed} client={client} go={go} />
      ))}
      <Parts parts={(message.components ?? []) as unknown as readonly Part[]} setting={props} />
      {attachmentsOf(message).map((file) =>
        file.content_type?.startsWith('image/') ? (
          <Picture key={file.id} url={file.url} words={file.description ?? file.filename} />
        ) : (
          <FileCard key={file.id} url={file.url} name={file.filename} size={file.size} open={props.openFile} />
        ),
      )}
    </>
  );
}

/** Composed messages show their files where they say. */
function attachmentsOf(message: APIMessage) {
  return ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0 ? [] : message.attachments;
}

function Editor({ client, message, done }: Props & { done: () => void }) {
  const [words, setWords] = useState(message.content);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      class="editor"
      onSubmit={(event) => {
        event.preventDefault();
        void client.edit(message, words);
        done();
      }}
    >
      <textarea
        aria-label="Edit message"
        ref={box}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') done();
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <small class="faint">Enter saves, Escape cancels</small>
    </form>
  );
}

function Reactions({ client, message }: Props) {
  if (!message.reactions?.length) return null;
  return (
    <div class="reactions">
      {message.reactions.map(({ emoji, count, me }) => (
        <button
          type="button"
          key={emoji.id ?? emoji.name}
          class={me ? 'reaction mine' : 'reaction'}
          aria-pressed={me}
          aria-label={`${emoji.name}, ${count}`}
          onClick={() => client.react(message, emoji, !me)}
        >
          {emoji.name} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
