import { InteractionType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { Choice } from './choices.js';
import type { Client } from './client.js';
import { Combo } from './combo.js';
import { commandData, type Filling, type Option, type Runnable } from './command-tree.js';
import { DropBox } from './drop-box.js';
import { channelOffers, offersOf } from './offers.js';

interface Props {
  readonly client: Client;
  readonly channelId: string;
  readonly run: Runnable;
  readonly dropped: readonly File[];
  readonly atHand: string | undefined;
  readonly close: () => void;
}

/** A slash command being filled in: a box for each of its options, the required ones first. */
export function CommandForm({ client, channelId, run, dropped, atHand, close }: Props) {
  const [filling, setFilling] = useState<Filling>(() => fillingWith(run, dropped));
  const [waits, setWaits] = useState(false);
  const place = { channelId, applicationId: run.command.application_id };
  const set = (name: string, value: Filling[string]) => setFilling((before) => ({ ...before, [name]: value }));
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    setWaits(true);
    const { data, files } = commandData(run, filling);
    const answer = await client.interact({ type: InteractionType.ApplicationCommand, ...place, data, files });
    setWaits(false);
    if (!answer) return;
    client.did(run.line);
    close();
  }
  return (
    <form class="command-form" aria-label={run.line} onSubmit={send}>
      <div class="command-head">
        <strong>{run.line}</strong>
        <span class="faint">{run.description}</span>
      </div>
      {run.options.map((option, place_) => (
        <OptionBox
          key={option.name}
          option={option}
          value={filling[option.name]}
          client={client}
          atHand={atHand}
          focus={place_ === 0}
          set={(value) => set(option.name, value)}
          ask={(words) => {
            const { data } = commandData(run, { ...filling, [option.name]: { words } }, option.name);
            return client.choices({ ...place, data });
          }}
        />
      ))}
      <div class="dialog-end">
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        <button type="submit" class="button primary" disabled={waits}>
          {waits ? 'Sending…' : 'Send'}
        </button>
      </div>
    </form>
  );
}

function fillingWith(run: Runnable, dropped: readonly File[]): Filling {
  const taker = run.options.find(({ type }) => type === 11);
  const [file] = dropped;
  return taker && file ? { [taker.name]: file } : {};
}

interface BoxProps {
  readonly option: Option;
  readonly value: Filling[string] | undefined;
  readonly client: Client;
  readonly atHand: string | undefined;
  readonly focus: boolean;
  readonly set: (value: { words: string; value?: string | number } | File) => void;
  readonly ask: (words: string) => Promise<readonly { name: string; value: string | number }[]>;
}

function OptionBox({ option, value, client, atHand, focus, set, ask }: BoxProps) {
  const named = { label: option.name, hint: option.description, required: option.required === true };
  if (option.type === 11) {
    const files = value instanceof File ? [value] : [];
    const take = (taken: readonly File[]): void => {
      if (taken[0]) set(taken[0]);
    };
    return <DropBox {...named} files={files} atHand={atHand} take={take} />;
  }
  const words = value instanceof File || value === undefined ? '' : value.words;
  return (
    <Combo
      {...named}
      words={words}
      focus={focus}
      numeric={isNumber(option) && !option.autocomplete && !option.choices}
      load={(typed) => offers(option, client, typed, ask)}
      type={(typed) => set({ words: typed })}
      choose={(choice) => set({ words: choice.label, value: isNumber(option) ? Number(choice.value) : choice.value })}
    />
  );
}

function isNumber({ type }: Option): boolean {
  return type === 4 || type === 10;
}

async function offers(option: Option, client: Client, typed: string, ask: BoxProps['ask']): Promise<readonly Choice[]> {
  if (option.autocomplete) return (await ask(typed)).map(({ name, value }) => ({ label: name, value: String(value) }));
  const fits = ({ label }: Choice): boolean => label.toLowerCase().includes(typed.toLowerCase().replace(/^[#@]/, ''));
  return fixedOffers(option, client).filter(fits).slice(0, 25);
}

function fixedOffers(option: Option, { seen }: Client): readonly Choice[] {
  if (option.choices) return option.choices.map(({ name, value }) => ({ label: name, value: String(value) }));
  if (option.type === 5) return ['True', 'False'].map((word) => ({ label: word, value: word.toLowerCase() }));
  if (option.type === 7) return channelOffers(seen, option.channel_types ?? []);
  const kind = { 6: 5, 8: 6, 9: 7 }[option.type];
  return kind === undefined ? [] : offersOf(seen, { type: kind });
}
