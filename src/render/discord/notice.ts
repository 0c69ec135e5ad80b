import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { OutsideName } from '../../core/record.js';
import { button, layout, row, text } from './parts.js';

/** How a person's words are used, and how to leave: behind *How my words are used*. */
export function wordsNotice(publish: 'server' | 'public'): OutgoingMessage {
  const where =
    publish === 'public'
      ? 'The notes are published outside this server, in files and on a page.'
      : 'The notes are shared as a file; hosts decide who gets it.';
  return layout(
    text(
      [
        '**How your words are used**',
        'Messages in the threads of this session are stored while it runs. Only sentences that somebody kept are printed, each with a link to your message.',
        where,
        'Edit or delete your message and the sentence leaves the notes. Outside this server you are “a participant” until you press *Name me*.',
      ].join('\n'),
    ),
  );
}

const CHOICES: readonly { readonly outside: OutsideName; readonly label: string }[] = [
  { outside: 'name', label: 'My name' },
  { outside: 'initials', label: 'My initials' },
  { outside: 'none', label: 'No name' },
  { outside: 'absent', label: 'Not outside at all' },
];

/** Asks how files may call a person, with the four choices. */
export function nameChoices(name: string): OutgoingMessage {
  return layout(
    text(
      [
        `In this server you are “${name}”. How may notes that leave it call you?`,
        '-# My initials: the first letters. No name: “a participant”. Not outside at all: your words stay in this server. You can choose anew at any time; it holds for past sessions too.',
      ].join('\n'),
    ),
    row(...CHOICES.map(({ outside, label }) => button(label, componentId('call-me', outside)))),
  );
}

/** Says what a choice means, after it was made. */
export function nameChosen(outside: OutsideName, name: string): OutgoingMessage {
  const said: Readonly<Record<OutsideName, string>> = {
    unset: 'Outside this server you are “a participant”.',
    none: 'Outside this server you are “a participant”.',
    name: `Outside this server you are “${name}”.`,
    initials: 'Outside this server your initials stand for you.',
    absent: 'Nothing of what you write here is printed outside this server.',
  };
  return layout(text(`${said[outside]} Press *Name me* to choose anew.`));
}
