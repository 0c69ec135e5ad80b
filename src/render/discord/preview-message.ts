import { type APIMessageTopLevelComponent, ComponentType, SelectMenuDefaultValueType } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { Problem, SessionDocument } from '../../core/document/session.js';
import type { QuestionStep } from '../../core/numbering.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { Session } from '../../core/sessions.js';
import type { BringingTexts } from '../catalogue/bringing/texts.js';
import type { PlanningTexts } from '../catalogue/planning/texts.js';
import type { PreviewTexts } from '../catalogue/preview/texts.js';
import type { SpeakerTexts } from '../catalogue/speaker/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { markdownToChat } from '../chat/to-chat.js';
import { describeChange } from './describe-change.js';
import { label } from './modal-parts.js';
import { button, layout, row, text } from './parts.js';

interface PreviewParts {
  readonly document: SessionDocument;
  readonly session: Session | null;
  readonly changes: readonly QuestionStep[] | null;
  /** How many questions of the session before stayed open and could be brought along. */
  readonly open: number;
}

/** In which words a preview speaks. */
export interface PreviewWords {
  readonly say: PreviewTexts;
  readonly planning: PlanningTexts;
  readonly speaker: SpeakerTexts;
  readonly bringing: BringingTexts;
}

/** What the host sees after loading: what was understood, what is amiss, what would be posted, and *Post*. */
export function previewMessage(
  { document, session, changes, open }: PreviewParts,
  channel: string,
  words: PreviewWords,
): OutgoingMessage {
  const { say } = words;
  const again = button(say.loadAgain, componentId('load-again', channel));
  if (!session) return layout(...refusal(document, say), row(again));
  const warnings = document.problems.filter((problem) => problem.severity === 'warning');
  const list = changes ? changeList(changes, say) : questionList(document, say);
  const parts = [text(summary(document, say)), text(clip(list, 2_200))];
  if (warnings.length > 0) parts.push(text(clip(`${say.toLookAt}\n${problemList(warnings, say)}`, 900)));
  const where = changes ? [] : [say.goesTo(`<#${channel}>`)];
  return layout(
    ...parts,
    text(`-# ${[say.notYet, ...where, say.toChange].join(' ')}`),
    speakerSelect(session, words.speaker),
    row(...postButtons(session, changes, channel, words), ...bringButton(session, channel, open, words), again),
  );
}

/** Asks for the mended document. */
export function loadModal(channel: string, say: PreviewTexts) {
  const upload = {
    type: ComponentType.FileUpload,
    custom_id: 'document',
    min_values: 1,
    max_values: 1,
    required: true,
  };
  return {
    custom_id: componentId('load-again', channel),
    title: say.loadTitle,
    components: [label(say.document, say.documentHint, upload)],
  };
}

function speakerSelect({ id, speaker }: Session, say: SpeakerTexts) {
  return row({
    type: ComponentType.UserSelect,
    custom_id: componentId('speaker', id),
    placeholder: say.who,
    min_values: 0,
    max_values: 1,
    default_values: speaker === null ? [] : [{ id: speaker, type: SelectMenuDefaultValueType.User }],
  });
}

/** Whether a question is a new wording of a posted one is never guessed: the host has a button for each. */
function postButtons(
  session: Session,
  changes: readonly QuestionStep[] | null,
  channel: string,
  { say, planning }: PreviewWords,
) {
  const post = (label: string, unsure: string) =>
    button(label, componentId('post', session.id, channel, unsure), 'primary');
  if (!changes) {
    return [
      post(say.post, 'new'),
      button(planning.daily, componentId('post-daily', session.id, channel)),
      button(planning.postAt, componentId('post-at', session.id, channel)),
    ];
  }
  if (!changes.some((each) => each.change === 'unsure')) return [post(say.postChanges, 'new')];
  return [post(say.postReworded, 'reworded'), post(say.postAsNew, 'new')];
}

function bringButton({ id }: Session, channel: string, open: number, { bringing }: PreviewWords) {
  return open === 0 ? [] : [button(bringing.button(open), componentId('bring', id, channel))];
}

function refusal(document: SessionDocument, say: PreviewTexts): readonly APIMessageTopLevelComponent[] {
  const errors = document.problems.filter((problem) => problem.severity === 'error');
  return [
    text(say.refused(escapeChat(clip(document.file, 100)))),
    text(clip(problemList(errors, say), 3_000)),
    text(`-# ${say.mend}`),
  ];
}

function problemList(problems: readonly Problem[], say: PreviewTexts): string {
  return problems
    .map(({ line, message, hint }) => `- ${say.line(line)} ${escapeChat(message)} ${escapeChat(hint)}`)
    .join('\n');
}

function summary({ title, presenter, cells, ingredients, recipes }: SessionDocument, say: PreviewTexts): string {
  const names = (of: readonly { readonly name: string }[]) => of.map((each) => markdownToChat(each.name)).join(', ');
  const facts = [
    presenter ? say.withPresenter(escapeChat(presenter)) : say.noPresenter,
    cells.length > 0 ? say.table(ingredients.length, recipes.length, names(ingredients), names(recipes)) : say.noTable,
  ];
  return clip(`**${markdownToChat(title)}** · ${facts.join(' · ')}`, 800);
}

function questionList(document: SessionDocument, say: PreviewTexts): string {
  const names = new Map(document.ingredients.map((each) => [each.id, each.name]));
  const lines = document.questions.map((question, index) => {
    const about = question.about.map((id) => names.get(id) ?? id).join(', ');
    const rows = about === '' ? '' : `\n-# ${say.about(markdownToChat(about))}`;
    return `${index + 1}. ${markdownToChat(question.headline)}${rows}`;
  });
  return [say.questions(lines.length), ...lines].join('\n');
}

function changeList(changes: readonly QuestionStep[], say: PreviewTexts): string {
  const lines = changes.flatMap((change) => describeChange(change, say) ?? []);
  return lines.length === 0 ? say.noChange : [say.changes, ...lines.map((line) => `- ${line}`)].join('\n');
}
