import { componentId } from '../../core/component-id.js';
import type { Problem, SessionDocument } from '../../core/document/session.js';
import type { QuestionStep } from '../../core/numbering.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { Session } from '../../core/sessions.js';
import type { PlanningTexts } from '../catalogue/planning/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { markdownToChat } from '../chat/to-chat.js';
import { describeChange } from './describe-change.js';
import { button, layout, row, text } from './parts.js';

interface PreviewParts {
  readonly document: SessionDocument;
  readonly session: Session | null;
  readonly changes: readonly QuestionStep[] | null;
}

/** What the host sees after loading: what was understood, what is amiss, what would be posted, and *Post*. */
export function previewMessage(
  { document, session, changes }: PreviewParts,
  channel: string,
  say: PlanningTexts,
): OutgoingMessage {
  if (!session) return refusal(document);
  const warnings = document.problems.filter((problem) => problem.severity === 'warning');
  const list = changes ? changeList(changes) : questionList(document);
  const parts = [text(summary(document)), text(clip(list, 2_200))];
  if (warnings.length > 0) parts.push(text(clip(`**To look at**\n${problemList(warnings)}`, 900)));
  const where = changes ? '' : ` It will go to <#${channel}>.`;
  return layout(
    ...parts,
    text(`-# Nothing is posted yet.${where} To change something, edit the document and load it again.`),
    row(...postButtons(session, changes, channel, say)),
  );
}

/** Whether a question is a new wording of a posted one is never guessed: the host has a button for each. */
function postButtons(session: Session, changes: readonly QuestionStep[] | null, channel: string, say: PlanningTexts) {
  const post = (label: string, unsure: string) =>
    button(label, componentId('post', session.id, channel, unsure), 'primary');
  if (!changes) {
    return [
      post('Post', 'new'),
      button(say.daily, componentId('post-daily', session.id, channel)),
      button(say.postAt, componentId('post-at', session.id, channel)),
    ];
  }
  if (!changes.some((each) => each.change === 'unsure')) return [post('Post the changes', 'new')];
  return [post('Post, reworded ones keep their threads', 'reworded'), post('Post them as new questions', 'new')];
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

function changeList(changes: readonly QuestionStep[]): string {
  const lines = changes.map(describeChange).filter((line) => line !== null);
  return lines.length === 0 ? 'No question has changed.' : ['**What changes**', ...lines].join('\n');
}
