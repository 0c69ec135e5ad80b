import { componentId } from '../../core/component-id.js';
import type { OutgoingFile, OutgoingMessage } from '../../core/ports/chat.js';
import type { OwnData } from '../../core/ports/privacy.js';
import type { StrayFile } from '../../core/published.js';
import type { PrivacyTexts } from '../catalogue/privacy/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { holderOf } from '../published/export-lines.js';
import { button, layout, row, text } from './parts.js';

/** What is held of a person, in counts, and what they can do about it. */
export function holdingsMessage(data: OwnData, retentionDays: number, say: PrivacyTexts): OutgoingMessage {
  const counts: readonly (readonly [number, (count: number) => string])[] = [
    [data.replies.length, say.messages],
    [data.quoted.length, say.quoted],
    [data.kept.length, say.kept],
    [data.proposed.length, say.proposed],
    [data.votes.length, say.votes],
    [data.reactions.length, say.reactions],
  ];
  const held = counts.filter(([count]) => count > 0).map(([count, line]) => `- ${line(count)}`);
  const buttons = [button(say.nameButton, componentId('name-me', 'privacy'))];
  if (held.length > 0) {
    buttons.push(
      button(say.exportButton, componentId('own-export')),
      button(say.forgetButton, componentId('forget-ask'), 'danger'),
    );
  }
  return layout(
    text(held.length === 0 ? say.holdsNothing : [say.holds, ...held].join('\n')),
    text(`${say.outside[data.outside]}\n-# ${retentionDays === 0 ? say.noRetention : say.retention(retentionDays)}`),
    row(...buttons),
  );
}

/** Everything about a person, as a JSON file for themselves. */
export function ownDataFile(data: OwnData): OutgoingFile {
  const bytes = new TextEncoder().encode(
    `${JSON.stringify({ format: 'rapporteur-person', version: 1, ...data }, null, 2)}\n`,
  );
  return { name: 'my-data.json', data: bytes, contentType: 'application/json' };
}

/** Asks once more: what goes and what stays. */
export function forgetQuestion(say: PrivacyTexts): OutgoingMessage {
  return layout(
    text([say.forgetTitle, say.whatGoes, say.whatStays].join('\n')),
    row(button(say.forgetReally, componentId('forget'), 'danger'), button(say.cancel, componentId('forget-not'))),
  );
}

/** A few files can be asked after; the rest is in the hosts' status. */
const MOST_FILES = 10;

/** What was erased, and what is out of our reach. */
export function forgottenMessage(
  { rows, files }: { readonly rows: number; readonly files: readonly StrayFile[] },
  say: PrivacyTexts,
): OutgoingMessage {
  if (rows === 0) return layout(text(say.nothingToForget));
  const lines = files
    .slice(0, MOST_FILES)
    .map(({ session, by, at, file }) =>
      say.file(`<t:${Math.floor(at.getTime() / 1_000)}:f>`, holderOf({ by, file }), escapeChat(clip(session, 80))),
    );
  const purge = lines.length === 0 ? [] : [say.purge(lines.join('\n'))];
  return layout(text([say.forgotten(rows), ...purge].join('\n')));
}
