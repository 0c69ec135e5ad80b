import type { QuestionStep } from '../../core/numbering.js';
import type { Question } from '../../core/sessions.js';
import type { PreviewTexts } from '../catalogue/preview/texts.js';
import { markdownToChat } from '../chat/to-chat.js';

/** One line on what becomes of a question when the document is loaded again; null when nothing does. */
export function describeChange({ change, before, after, candidates }: QuestionStep, say: PreviewTexts): string | null {
  const now = markdownToChat(after?.headline ?? '');
  switch (change) {
    case 'same':
      return null;
    case 'headline':
      return say.newHeadline(before?.number ?? 0, now);
    case 'body':
      return say.newBody(before?.number ?? 0, now);
    case 'new':
      return say.added(now);
    case 'removed':
      return say.removed(before ? named(before) : '');
    case 'unsure':
      return say.unsure(now, candidates.map(named).join(say.or));
  }
}

function named({ number, headline }: Question): string {
  return `${number}. “${markdownToChat(headline)}”`;
}
