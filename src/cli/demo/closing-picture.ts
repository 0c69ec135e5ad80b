import type { DemoResult } from './demo.js';

/** What the demo prints at its end: the week in a few numbers, and where its documents are. */
export function closingPicture({ counts, files }: DemoResult): string {
  const gone = counts.vanished > 0 ? ` (${counts.vanished} more left with their words)` : '';
  return [
    `${many(counts.questions, 'question')} · ${many(counts.replies, 'reply', 'replies')} · ${many(counts.claims, 'kept sentence')}${gone} · ${many(counts.takeaways, 'proposed takeaway')} · ${many(counts.digests, 'digest')}`,
    '',
    `${files.session}     the document filled in`,
    `${files.digest}      the week's digest`,
    `${files.transcript}  everything that was said, as a chat`,
    '',
  ].join('\n');
}

function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
