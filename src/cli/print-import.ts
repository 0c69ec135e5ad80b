import type { ExportSkip } from '../core/archive/chat-export.js';
import type { ImportedThread, ImportReport, LeftOutThread } from '../core/archive/import-report.js';

const SKIPPED: Readonly<Record<ExportSkip, string>> = {
  bot: 'by bots and webhooks',
  system: 'notices of Discord and bare embeds',
  withheld: 'without any words (forwards of an old export, or not readable to who exported)',
  'unknown-kind': 'of an unknown kind',
  starter: 'pointers to the message a thread hangs on',
  question: 'the question itself',
};

const REASONS: Readonly<Record<LeftOutThread['reason'], string>> = {
  unknown: 'its name is no question of this session; --map says which it is',
  rivals: 'several threads have this name; --map says which it is',
  taken: 'the question has another thread already',
  foreign: 'it belongs to another session',
  parent: 'the channel of these threads; only first messages were taken from it',
};

/** An import's report for people, one line for each fact. */
export function importText(report: ImportReport): string {
  const { title, isNew, id } = report.session;
  const lines = [`“${title}” (session ${id}${isNew ? ', new' : ''}), server ${report.server}`];
  for (const thread of report.threads) lines.push('', ...threadLines(thread));
  if (report.leftOut.length > 0) lines.push('', 'Left out:');
  for (const { name, thread, messages, reason } of report.leftOut) {
    lines.push(`  “${name}” (${thread}), messages: ${messages}: ${REASONS[reason]}`);
  }
  if (report.withoutThread.length > 0) lines.push('', `Questions without a thread: ${report.withoutThread.join(', ')}`);
  lines.push('', `New claims: ${report.claims}, new takeaways: ${report.takeaways}`);
  for (const note of report.notes) lines.push(`Note: ${note}`);
  return `${lines.join('\n')}\n`;
}

function threadLines(thread: ImportedThread): readonly string[] {
  const what = thread.use === 'takeaways' ? 'takeaways' : `question ${thread.use}`;
  const { read, kept, added, changed, deleted } = thread;
  const lines = [
    `${what}: “${thread.name}”`,
    `  messages read: ${read}, kept: ${kept}, new: ${added}, changed: ${changed}, deleted: ${deleted}`,
  ];
  for (const [kind, count] of Object.entries(thread.skipped)) {
    // The keys of this record are the keys of that one.
    lines.push(`  skipped, ${SKIPPED[kind as ExportSkip]}: ${count}`);
  }
  if (thread.reactions > 0) lines.push(`  reactions: ${thread.reactions}`);
  if (thread.nameless > 0)
    lines.push(`  reactions that the export only counts, so they count for nothing: ${thread.nameless}`);
  return [...lines, ...thread.notes.map((note) => `  note: ${note}`)];
}
