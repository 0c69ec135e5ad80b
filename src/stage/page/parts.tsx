import { type APIMessage, InteractionType } from 'discord-api-types/v10';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Choices } from './choices.js';
import type { Client } from './client.js';
import { FileCard, Picture } from './files.js';
import { Markdown } from './markdown.js';
import { offersOf, type Part, presetOf } from './offers.js';

/** What parts of a message need to know: whose eyes, which message, and how to go elsewhere. */
export interface Setting {
  readonly client: Client;
  readonly message: APIMessage;
  readonly go: (channelId: string) => void;
  readonly openFile: (url: string, name: string) => void;
}

/** The components of a message: rows of buttons and selects, and the parts that messages are composed of. */
export function Parts({ parts, setting }: { parts: readonly Part[]; setting: Setting }) {
  return (
    <>
      {parts.map((part, place) => (
        <OnePart key={part.id ?? place} part={part} setting={setting} />
      ))}
    </>
  );
}

function OnePart({ part, setting }: { part: Part; setting: Setting }): ComponentChildren {
  const inside = () => <Parts parts={part.components ?? []} setting={setting} />;
  switch (part.type) {
    case 1:
      return <div class="row">{inside()}</div>;
    case 2:
      return <Button part={part} setting={setting} />;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return <Select part={part} setting={setting} />;
    case 9:
      return (
        <div class="section">
          <div>{inside()}</div>
          {part.accessory && <OnePart part={part.accessory} setting={setting} />}
        </div>
      );
    case 10:
      return <Markdown text={part.content ?? ''} seen={setting.client.seen} go={setting.go} />;
    case 11:
      return <Picture url={part.media?.url ?? ''} words={part.description ?? ''} small />;
    case 12:
      return (
        <div class="gallery">
          {part.items?.map((item) => (
            <Picture key={item.media.url} url={item.media.url} words={item.description ?? ''} />
          ))}
        </div>
      );
    case 13:
      return <FileCard url={part.file?.url ?? ''} name={part.name ?? nameIn(part.file?.url)} open={setting.openFile} />;
    case 14:
      return part.divider === false ? <div class="gap" /> : <hr />;
    case 17:
      return <div class={part.accent_color ? 'container accented' : 'container'}>{inside()}</div>;
    default:
      return <p class="faint">(A part of kind {part.type}, which is not shown here.)</p>;
  }
}

/** The name at the end of a file's address. */
export function nameIn(url = ''): string {
  return decodeURIComponent(url.split('?')[0]?.split('/').pop() ?? 'file');
}

const LOOKS: Readonly<Record<number, string>> = { 1: 'primary', 2: '', 3: 'success', 4: 'danger', 5: '' };

function Button({ part, setting }: { part: Part; setting: Setting }) {
  const [waits, setWaits] = useState(false);
  const words = [part.emoji?.name, part.label].filter(Boolean).join(' ');
  if (part.style === 5) {
    const channel = /\/channels\/\d+\/(\d+)/.exec(part.url ?? '')?.[1];
    if (channel) {
      return (
        <button type="button" class="button" onClick={() => setting.go(channel)}>
          {words} ›
        </button>
      );
    }
    const url = part.url ?? '';
    return /^https?:\/\//.test(url) ? (
      <a class="button" href={url} target="_blank" rel="noreferrer noopener">
        {words} ↗
      </a>
    ) : null;
  }
  async function press(): Promise<void> {
    setWaits(true);
    const answer = await use(setting, part, {});
    if (answer !== null) setting.client.did(`[${part.label ?? part.emoji?.name ?? ''}]`);
    setWaits(false);
  }
  return (
    <button
      type="button"
      class={`button ${LOOKS[part.style ?? 2] ?? ''}`}
      disabled={part.disabled === true || waits}
      aria-busy={waits}
      onClick={press}
    >
      {waits ? '…' : words}
    </button>
  );
}

function Select({ part, setting }: { part: Part; setting: Setting }) {
  const label = part.placeholder ?? 'Choose';
  return (
    <Choices
      label={label}
      choices={offersOf(setting.client.seen, part)}
      chosen={presetOf(part)}
      least={part.min_values ?? 1}
      most={part.max_values ?? 1}
      disabled={part.disabled === true}
      choose={async (values) => {
        if ((await use(setting, part, { values })) !== null) setting.client.did(`(${label})`);
      }}
    />
  );
}

function use({ client, message }: Setting, part: Part, values: object) {
  return client.interact({
    type: InteractionType.MessageComponent,
    channelId: message.channel_id,
    applicationId: message.application_id ?? message.author.id,
    messageId: message.id,
    data: { component_type: part.type, custom_id: part.custom_id, ...values },
  });
}
