import type { Client } from './client.js';
import { type Channel, isThread } from './world.js';

interface Props {
  readonly client: Client;
  readonly here: string;
  readonly go: (channelId: string) => void;
}

/** The server's channels with their threads, and the direct messages; what is unread is marked. */
export function Sidebar({ client, here, go }: Props) {
  const all = [...client.seen.channels.values()];
  const rooms = all.filter(({ type }) => type === 0 || type === 5 || type === 2);
  const direct = all.filter(({ type }) => type === 1);
  const threads = all.filter((one) => isThread(one) && (!one.thread_metadata?.archived || one.id === here));
  const line = (channel: Channel, sign: string) => (
    <Line key={channel.id} client={client} channel={channel} sign={sign} isHere={channel.id === here} go={go} />
  );
  return (
    <nav class="sidebar" aria-label="Channels">
      <h1>{client.seen.guildName || 'Connecting…'}</h1>
      <ul>
        {rooms.map((room) => (
          <li key={room.id}>
            {line(room, room.type === 2 ? '🔊' : '#')}
            <ul>
              {threads
                .filter(({ parent_id: parent }) => parent === room.id)
                .map((thread) => (
                  <li key={thread.id}>{line(thread, '')}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {direct.length > 0 && (
        <>
          <h2>Direct messages</h2>
          <ul>
            {direct.map((channel) => (
              <li key={channel.id}>{line({ ...channel, name: titleOf(channel) }, '@')}</li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

/** A channel's name; a direct conversation is called after the other. */
export function titleOf(channel: Channel): string {
  const [other] = channel.recipients ?? [];
  return channel.name || other?.global_name || other?.username || 'Direct message';
}

interface LineProps extends Omit<Props, 'here'> {
  readonly channel: Channel;
  readonly sign: string;
  readonly isHere: boolean;
}

function Line({ client, channel, sign, isHere, go }: LineProps) {
  const unread = !isHere && client.isUnread(channel);
  return (
    <button
      type="button"
      class={`channel ${isHere ? 'here' : ''} ${unread ? 'unread' : ''}`}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => go(channel.id)}
    >
      {sign && <span class="sign">{sign}</span>}
      <span class="channel-name">{channel.name}</span>
      {unread && <span class="unseen">(unread)</span>}
    </button>
  );
}
