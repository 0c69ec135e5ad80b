import { type APIApplicationCommand, type APIMessage, InteractionType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { Setting } from './parts.js';

interface Props extends Setting {
  readonly reply: (message: APIMessage) => void;
  readonly edit: () => void;
}

const QUICK = ['📌', '👍', '❤️', '🎉', '👀'];

/** What a person can do to a message: react, answer, change their own, use what applications offer in its menu. */
export function Tools(props: Props) {
  const { client, message, reply, edit } = props;
  const [menu, setMenu] = useState<readonly APIApplicationCommand[] | null>(null);
  const isMine = message.author.id === client.person.id;
  async function openMenu(): Promise<void> {
    if (menu) return setMenu(null);
    const commands = await client.readCommands(message.channel_id);
    setMenu(commands.filter(({ type }) => type === 3));
  }
  return (
    <div class="tools">
      {QUICK.map((emoji) => (
        <button
          type="button"
          key={emoji}
          aria-label={`React with ${emoji}`}
          onClick={() => client.react(message, { id: null, name: emoji }, !isOn(message, emoji))}
        >
          {emoji}
        </button>
      ))}
      <button type="button" title="Reply" aria-label="Reply" onClick={() => reply(message)}>
        ↩
      </button>
      {isMine && (
        <>
          <button type="button" title="Edit" aria-label="Edit" onClick={edit}>
            ✎
          </button>
          <button type="button" title="Delete" aria-label="Delete" onClick={() => client.remove(message)}>
            🗑
          </button>
        </>
      )}
      <button type="button" title="Apps" aria-label="Apps" aria-expanded={menu !== null} onClick={openMenu}>
        ⋯
      </button>
      {menu && (
        <div class="menu" role="menu" aria-label="Apps">
          {menu.map((command) => (
            <button
              type="button"
              role="menuitem"
              key={command.id}
              onClick={() => use(props, command, () => setMenu(null))}
            >
              {command.name}
            </button>
          ))}
          {menu.length === 0 && <p class="faint">No app has a menu here.</p>}
        </div>
      )}
    </div>
  );
}

function isOn(message: APIMessage, emoji: string): boolean {
  return message.reactions?.some((one) => one.emoji.name === emoji && one.me) ?? false;
}

async function use({ client, message }: Props, command: APIApplicationCommand, close: () => void): Promise<void> {
  close();
  const data = { id: command.id, type: command.type, name: command.name, target_id: message.id };
  const place = { channelId: message.channel_id, applicationId: command.application_id };
  const answer = await client.interact({ type: InteractionType.ApplicationCommand, ...place, data });
  if (answer) client.did(command.name);
}
