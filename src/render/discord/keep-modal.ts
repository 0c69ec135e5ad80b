import { type APISelectMenuOption, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { mentionedIn } from '../../core/document/names.js';
import { UserError } from '../../core/errors.js';
import { nameValue } from '../../core/name-value.js';
import { type Claim, claimNumber, type SessionRecord } from '../../core/record.js';
import { keepingTexts } from '../catalogue/keeping/keeping-texts.js';
import type { KeepingTexts } from '../catalogue/keeping/texts.js';
import { label, MOST_OPTIONS, select, textInput } from './modal-parts.js';
import { type RelatingMessage, relationOptions } from './relation-options.js';
import { sentenceOptions } from './sentence-options.js';
import { plainName, shownIn } from './shown.js';

/**
 * The modal *Keep a sentence*: the reply's own sentences, rows, columns, the relation to what is kept already, and
 * other exact words. Suggestions are chosen beforehand; only the sentence is required.
 *
 * @throws UserError when the message has no words of its own that may be kept
 */
export function keepModal(record: SessionRecord, question: number, message: RelatingMessage, say: KeepingTexts) {
  const { modal } = say;
  const shown = shownIn(record);
  const kept = record.claims.filter((claim) => claim.message === message.id);
  const sentences = sentenceOptions(message.text, kept, shown, modal.keptAs);
  if (sentences.length === 0) {
    throw new UserError((language) => keepingTexts[language].refused.nothingOwn);
  }
  const about = record.questions.find((each) => each.number === question)?.about ?? [];
  const { recipes } = record.document;
  const relation = relationOptions(record, question, message, { shown, modal });
  const fields = [
    label(modal.sentence, modal.sentenceHint, sentenceSelect(sentences)),
    ...rowsField(record, about, modal),
    ...columnsField(record, mentionedIn(message.text, recipes), modal),
    ...(relation.length === 0
      ? []
      : [label(modal.relation, modal.relationHint, select('relation', relation, { min: 0, max: 1 }))]),
    label(modal.exact, modal.exactHint, textInput('exact', TextInputStyle.Paragraph, { max: 2_000 })),
  ];
  return { custom_id: componentId('keep', message.id), title: modal.title, components: fields };
}

/**
 * The modal that says anew what a kept sentence is about: its present rows and columns are chosen beforehand.
 *
 * @param route who takes it: it gets the session and the claim's number
 */
export function tagsModal(record: SessionRecord, claim: Claim, route: string, words: TagsWords) {
  return {
    custom_id: componentId(route, record.session.id, claimNumber(claim)),
    title: words.title,
    components: [...rowsField(record, claim.rows, words.modal), ...columnsField(record, claim.columns, words.modal)],
  };
}

/** The words of {@link tagsModal}. */
export interface TagsWords extends Pick<KeepingTexts, 'modal'> {
  readonly title: string;
}

function rowsField({ document }: SessionRecord, suggested: readonly string[], modal: KeepingTexts['modal']) {
  const title = capital(document.words?.ingredient ?? modal.ingredient);
  return namesField('rows', title, document.ingredients, { suggested, modal });
}

function columnsField({ document }: SessionRecord, suggested: readonly string[], modal: KeepingTexts['modal']) {
  const title = capital(document.words?.recipe ?? modal.recipe);
  return namesField('columns', title, document.recipes, { suggested, modal });
}

function sentenceSelect(options: readonly APISelectMenuOption[]) {
  return select('sentence', options, { min: 1, max: options.length });
}

/** Rows or columns, the suggested ones first and chosen beforehand; none when the table has none. */
function namesField(
  id: 'rows' | 'columns',
  title: string,
  names: readonly { readonly id: string; readonly name: string }[],
  { suggested, modal }: { readonly suggested: readonly string[] } & Pick<KeepingTexts, 'modal'>,
) {
  if (names.length === 0) return [];
  const likely = [...names].sort((a, b) => Number(suggested.includes(b.id)) - Number(suggested.includes(a.id)));
  const options = likely.slice(0, MOST_OPTIONS).map((each) => ({
    label: plainName(each.name, 100),
    value: nameValue(names, each.id),
    default: suggested.includes(each.id),
  }));
  const description = names.length > MOST_OPTIONS ? modal.likeliest : modal.suggested;
  return [label(title, description, select(id, options, { min: 0, max: options.length }))];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
