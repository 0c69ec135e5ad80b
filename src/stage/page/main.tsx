import { render } from 'preact';
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import './base.css';
import './frame.css';
import './message.css';
import './words.css';
import './parts.css';
import './fields.css';
import './panel.css';
import { Client } from './client.js';
import { Conversation } from './conversation.js';
import { ModalForm } from './modal.js';
import { loadPlay, type Person, type Play } from './play.js';
import { Reader } from './reader.js';
import { Controls, Guide, People } from './side-panel.js';
import { Sidebar } from './sidebar.js';

/** The whole page: channels, a conversation, and beside them who one is and what can be made to happen. */
function Stage({ play, first }: { play: Play; first: Person }) {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const [me, setMe] = useState(first);
  const [wanted, setWanted] = useState('');
  const [file, setFile] = useState<{ url: string; name: string } | null>(null);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const did = (what: string): void => setDone((before) => new Set([...before, what]));
  const client = useMemo(() => new Client(me, () => changed(undefined), did), [me]);
  useEffect(() => () => client.end(), [client]);
  const channels = client.seen.channels;
  const channel = channels.get(wanted) ?? [...channels.values()].find(({ type }) => type === 0);
  const openFile = (url: string, name: string): void => {
    setFile({ url, name });
    did(`read:${name.replace(/^.*\./, '.')}`);
  };
  return (
    <div class="stage">
      <Sidebar client={client} here={channel?.id ?? ''} go={setWanted} />
      {channel ? (
        <Conversation
          key={`${me.id} ${channel.id}`}
          client={client}
          channel={channel}
          atHand={play.file}
          go={setWanted}
          openFile={openFile}
        />
      ) : (
        <main class="conversation">
          <p class="empty faint">Connecting…</p>
        </main>
      )}
      <aside class="panel" aria-label="Stage">
        <Guide play={play} done={done} />
        <People play={play} me={me} be={setMe} />
        <Controls play={play} client={client} />
      </aside>
      <div class="notices" role="alert">
        {!client.seen.stands && channels.size > 0 && <p class="notice">Reconnecting…</p>}
        {client.trouble !== null && (
          <p class="notice">
            {client.trouble}{' '}
            <button
              type="button"
              class="link"
              onClick={() => {
                client.trouble = null;
                changed(undefined);
              }}
            >
              Close
            </button>
          </p>
        )}
      </div>
      {client.seen.modal && (
        <ModalForm key={client.seen.modal.id} client={client} modal={client.seen.modal} atHand={play.file} />
      )}
      {file && <Reader {...file} close={() => setFile(null)} />}
    </div>
  );
}

const place = document.getElementById('stage');
const play = await loadPlay();
const [first] = play.people;
if (place && first) render(<Stage play={play} first={first} />, place);
