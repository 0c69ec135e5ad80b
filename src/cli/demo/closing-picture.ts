import type { DemoResult } from './demo.js';

/** What the demo prints at its end: the week in a few numbers, and where its documents are. */
export function closingPicture({ counts, faults, files }: DemoResult): string {
  const { clicks, leftOut, vanished } = counts;
  const gone = [
    ...(vanished > 0 ? [`${vanished} more left with their words`] : []),
    ...(leftOut > 0 ? [`${leftOut} was left out by its author`] : []),
  ];
  return [
    [
      many(counts.questions, 'question'),
      many(counts.replies, 'reply', 'replies'),
      many(counts.notes, 'spoken note'),
      many(counts.claims, 'kept sentence') + (gone.length > 0 ? ` (${gone.join(', ')})` : ''),
      many(counts.takeaways, 'proposed takeaway'),
      many(counts.digests, 'digest'),
    ].join(' · '),
    `The host's week took ${many(clicks.week, 'click')}, ${clicks.wrap} of them in wrap.`,
    `Links that unmask: ${faults.unmasking} · quotes that are gone from their messages: ${faults.gone} · takeaways naming a row they do not rest on: ${faults.unrested}`,
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
