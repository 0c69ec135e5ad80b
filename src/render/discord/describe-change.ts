import type { QuestionStep } from '../../core/numbering.js';
import type { Question } from '../../core/sessions.js';
import { markdownToChat } from '../chat/to-chat.js';

/** One line on what becomes of a question when the document is loaded again; null when nothing does. */
export function describeChange({ change, before, after, candidates }: QuestionStep): string | null {
  const now = markdownToChat(after?.headline ?? '');
  switch (change) {
    case 'same':
      return null;
    case 'headline':
      return `- ${before?.number}. gets the headline “${now}”`;
    case 'body':
      return `- ${before?.number}. “${now}” gets a new text below its headline`;
    case 'new':
      return `- new: “${now}”`;
    case 'removed':
      return `- removed: ${before ? named(before) : ''}. Its thread and its replies stay.`;
    case 'unsure':
      return `- “${now}”: a new wording of ${candidates.map(named).join(' or of ')}, or a new question?`;
  }
}

function named({ number, headline }: Question): string {
  return `${number}. “${markdownToChat(headline)}”`;
}
