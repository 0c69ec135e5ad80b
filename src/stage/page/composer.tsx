import type { APIMessage } from 'discord-api-types/v10';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Client } from './client.js';
import { Combo } from './combo.js';
import { CommandForm } from './command-form.js';
import { type Runnable, runnables } from './command-tree.js';
import { type Channel, nameOf } from './world.js';

interface Props {
  readonly client: Client;
  readonly channel: Channel;
  readonly replying: APIMessage | null;
  readonly dropped: readonly File[];
  readonly atHand: string | undefined;
  readonly stopReply: () => void;
  readonly drop: (files: readonly File[]) => void;
}

/** Where a person writes: words, files, or a slash and a command. */
export function Composer(props: Props) {
  const { client, channel, dropped, drop } = props;
  const [run, setRun] = useState<Runnable | null>(null);
  const [searching, setSearching] = useState(false);
  if (run) {
    const close = (): void => {
      setRun(null);
      setSearching(false);
      drop([]);
    };
    return (
      <CommandForm
        client={client}
        channelId={channel.id}
        run={run}
        dropped={dropped}
        atHand={props.atHand}
        close={close}
      />
    );
  }
  if (searching) return <Search {...props} pick={setRun} leave={() => setSearching(false)} />;
  return <Words {...props} slash={() => setSearching(true)} />;
}

/** A slash was typed: what it may begin is offered. */
function Search({ client, channel, pick, leave }: Props & { pick: (run: Runnable) => void; leave: () => void }) {
  const [words, setWords] = useState('/');
  const [none, setNone] = useState(false);
  async function load(typed: string) {
    const known = client.seen.commands.get(channel.id) ?? (await client.readCommands(channel.id));
    const wanted = typed.replace(/^\//, '').toLowerCase();
    const found = runnables(known).filter(({ line }) => line.slice(1).includes(wanted));
    setNone(found.length === 0);
    return found.map(({ line, description }) => ({ value: line, label: line, hint: description }));
  }
  return (
    <search
      class="composer"
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <Combo
        label="Command"
        words={words}
        focus
        load={load}
        type={(typed) => (typed === '' ? leave() : setWords(typed))}
        choose={({ value }) => {
          const found = runnables(client.seen.commands.get(channel.id) ?? []).find(({ line }) => line === value);
          if (found) pick(found);
        }}
      />
      {none && <p class="faint">Nobody offers {client.person.name} such a command here.</p>}
    </search>
  );
}

function Words({ client, channel, replying, dropped, stopReply, drop, slash }: Props & { slash: () => void }) {
  const [words, setWords] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (replying) box.current?.focus();
  }, [replying]);
  async function send(): Promise<void> {
    if (words.trim() === '' && dropped.length === 0) return;
    setWords('');
    const said = await client.say(channel.id, words, dropped, replying?.id ?? null);
    if (!said) return setWords(words);
    drop([]);
    stopReply();
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {replying && (
        <p class="replying">
          Replying to <strong>{nameOf(client.seen, replying.author)}</strong>{' '}
          <button type="button" class="link" onClick={stopReply}>
            Cancel reply
          </button>
        </p>
      )}
      {dropped.length > 0 && (
        <p class="replying">
          📄 {dropped.map(({ name }) => name).join(', ')}{' '}
          <button type="button" class="link" onClick={() => drop([])}>
            Remove
          </button>
        </p>
      )}
      <div class="composer-box">
        <label class="attach">
          <span aria-hidden="true">+</span>
          <span class="unseen">Attach files</span>
          <input
            type="file"
            multiple
            class="unseen"
            onChange={(event) => drop([...(event.currentTarget.files ?? [])])}
          />
        </label>
        <textarea
          ref={box}
          rows={Math.min(8, words.split('\n').length)}
          aria-label={`Message ${channel.name}`}
          placeholder={`Message #${channel.name}, or / for commands`}
          value={words}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            if (typed === '/') slash();
            else setWords(typed);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') stopReply();
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <button type="submit" class="button primary small">
          Send
        </button>
      </div>
    </form>
  );
}
