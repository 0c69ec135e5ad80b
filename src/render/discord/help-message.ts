import type { OutgoingMessage } from '../../core/ports/chat.js';
import { AGREE, KEEP } from '../../core/replies.js';
import { layout, text } from './parts.js';

/** What people can do: four lines for a participant, and a host's week below it. */
export function helpMessage(host: boolean): OutgoingMessage {
  const participant = text(
    [
      '**Talk in the thread of a question. The rest is a tap:**',
      `${KEEP} on a message keeps it for the notes.`,
      `${AGREE} on a kept message agrees with it; if you don't agree, reply.`,
      '*Keep a sentence* (hold a message, *Apps*) keeps one sentence and says what it is about.',
      '`/me` shows what is kept of your words, lets you leave it out, and asks how notes outside this server may call you.',
    ].join('\n'),
  );
  return host ? layout(participant, text(WEEK)) : layout(participant);
}

const WEEK = [
  '**For hosts**',
  '`/session load` shows a preview of your document; *Post* opens the threads.',
  '`/session speaker` says who answers, `/session status` what comes next.',
  '`/claim change` tags a kept sentence, `/takeaway accept` takes a proposal into the notes.',
  '`/session export` gives the document with its two sections filled.',
  '`/digest schedule` sets the weekly digest, `/digest preview` shows it now.',
].join('\n');
