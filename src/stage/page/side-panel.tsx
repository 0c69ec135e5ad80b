import { useState } from 'preact/hooks';
import { Avatar } from './avatar.js';
import type { Client } from './client.js';
import { type Person, type Play, useControl } from './play.js';

interface PeopleProps {
  readonly play: Play;
  readonly me: Person;
  readonly be: (person: Person) => void;
}

/** Who one may act as. */
export function People({ play, me, be }: PeopleProps) {
  return (
    <section aria-labelledby="people">
      <h2 id="people">You are</h2>
      <ul class="people">
        {play.people.map((person) => (
          <li key={person.id}>
            <button type="button" class="person" aria-pressed={person.id === me.id} onClick={() => be(person)}>
              <Avatar id={person.id} name={person.name} size={28} />
              <span>
                {person.name}
                <small class="faint">{person.role}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GuideProps {
  readonly play: Play;
  readonly done: ReadonlySet<string>;
}

/** The first run, step by step; what was done is ticked. */
export function Guide({ play, done }: GuideProps) {
  const [open, setOpen] = useState(true);
  if (play.guide.length === 0) return null;
  const next = play.guide.findIndex((step) => !step.done.every((one) => done.has(one)));
  return (
    <section aria-labelledby="guide">
      <h2 id="guide">
        <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          Your first run {open ? '▾' : '▸'}
        </button>
      </h2>
      {open && (
        <ol class="guide">
          {play.guide.map((step, place) => {
            const isDone = step.done.every((one) => done.has(one));
            return (
              <li key={step.title} class={isDone ? 'done' : place === next ? 'next' : ''}>
                <strong>
                  {isDone && <span class="unseen">Done: </span>}
                  {step.title}
                </strong>
                {place === next && <p>{step.text}</p>}
              </li>
            );
          })}
        </ol>
      )}
      {open && next === -1 && <p class="well-done">That was the whole week. The rest is yours to try.</p>}
    </section>
  );
}

interface ControlsProps {
  readonly play: Play;
  readonly client: Client;
}

/** What can be made to happen to the world. */
export function Controls({ play, client }: ControlsProps) {
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  async function act(name: string): Promise<void> {
    setBusy(name);
    setTold(await useControl(name).catch(() => 'The stage does not answer. Is it still running?'));
    setBusy(null);
    client.did(`control:${name}`);
  }
  return (
    <section aria-labelledby="controls">
      <h2 id="controls">Make it happen</h2>
      <ul class="controls">
        {play.controls.map(({ name, label, hint }) => (
          <li key={name}>
            <button type="button" class="button" disabled={busy !== null} onClick={() => act(name)}>
              {busy === name ? 'Working…' : label}
            </button>
            <small class="faint">{hint}</small>
          </li>
        ))}
      </ul>
      <p role="status" class="told">
        {told}
      </p>
    </section>
  );
}
