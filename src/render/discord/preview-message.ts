import { componentId } from '../../core/component-id.js';
import type { QuestionComparison } from '../../core/document/compare.js';
import type { Problem, SessionDocument } from '../../core/document/session.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { Session } from '../../core/sessions.js';
import { clip, escapeChat } from '../chat/escape.js';
import { markdownToChat } from '../chat/to-chat.js';
import { describeChange } from './describe-change.js';
import { button, layout, row, text } from './parts.js';

interface PreviewParts {
  readonly document: SessionDocument;
  readonly session: Session | null;
  readonly changes: readonly QuestionComparison[] | null;
}

/** What the host sees after loading: what was understood, what is amiss, what would be posted, and *Post*. */
export function previewMessage({ document, session, changes }: PreviewParts, channel: string): OutgoingMessage {
  if (!session) return refusal(document);
  const warnings = document.problems.filter((problem) => problem.severity === 'warning');
  const parts = [text(summary(document)), text(clip(changes ? changeList(changes) : questionList(document), 2_200))];
  if (warnings.length > 0) parts.push(text(clip(`**To look at**\n${problemList(warnings)}`, 900)));
  const label = changes ? 'Post the changes' : 'Post';
  parts.push(
    text(
      `-# Nothing is posted yet. ${label === 'Post' ? `It will go to <#${channel}>.` : ''} To change something, edit the document and load it again.`,
    ),
    row(button(label, componentId('post', session.id, channel), 'primary')),
  );
  return layout(...parts);
}

function refusal(document: SessionDocument): OutgoingMessage {
  const errors = document.problems.filter((problem) => problem.severity === 'error');
  return layout(
    text(`**${escapeChat(clip(document.file, 100))} cannot be used yet.** Nothing was stored or posted.`),
    text(clip(problemList(errors), 3_000)),
    text('-# Mend these in the document and load it again.'),
  );
}

function problemList(problems: readonly Problem[]): string {
  return problems
    .map(({ line, message, hint }) => `- line ${line}: ${escapeChat(message)} ${escapeChat(hint)}`)
    .join('\n');
}

function summary(document: SessionDocument): string {
  const facts = [
    document.presenter ? `with ${escapeChat(document.presenter)}` : 'no presenter named',
    document.cells.length > 0
      ? `${document.ingredients.length} × ${document.recipes.length} table: ${document.ingredients.map((each) => markdownToChat(each.name)).join(', ')} by ${document.recipes.map((each) => markdownToChat(each.name)).join(', ')}`
      : 'no table',
  ];
  return clip(`**${markdownToChat(document.title)}** · ${facts.join(' · ')}`, 800);
}

function questionList(document: SessionDocument): string {
  const names = new Map(document.ingredients.map((each) => [each.id, each.name]));
  const lines = document.questions.map((question, index) => {
    const about = question.about.map((id) => names.get(id) ?? id).join(', ');
    return `${index + 1}. ${markdownToChat(question.headline)}${about === '' ? '' : `\n-# about ${markdownToChat(about)}`}`;
  });
  return [`**${lines.length === 1 ? 'One question' : `${lines.length} questions`}**`, ...lines].join('\n');
}

function changeList(changes: readonly QuestionComparison[]): string {
  const lines = changes.map(describeChange).filter((line) => line !== null);
  return lines.length === 0 ? 'No question has changed.' : ['**What changes**', ...lines].join('\n');
}
