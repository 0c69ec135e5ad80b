import { type APISelectMenuOption, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { mentionedIn } from '../../core/document/names.js';
import { UserError } from '../../core/errors.js';
import { nameValue } from '../../core/name-value.js';
import { type Claim, claimNumber, type SessionRecord } from '../../core/record.js';
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
export function keepModal(record: SessionRecord, question: number, message: RelatingMessage) {
  const shown = shownIn(record);
  const kept = record.claims.filter((claim) => claim.message === message.id);
  const sentences = sentenceOptions(message.text, kept, shown);
  if (sentences.length === 0) {
    throw new UserError({
      message: 'This message has no sentence of its own that could be kept.',
      hint: 'Keep words where they were first written; quotes, spoilers, pictures and stickers cannot be kept.',
    });
  }
  const about = record.questions.find((each) => each.number === question)?.about ?? [];
  const { words, ingredients, recipes } = record.document;
  const relation = relationOptions(record, question, message, shown);
  const fields = [
    label('The sentence', 'One, or several that follow each other', sentenceSelect(sentences)),
    ...namesField('rows', capital(words?.ingredient ?? 'ingredient'), ingredients, about),
    ...namesField('columns', capital(words?.recipe ?? 'recipe'), recipes, mentionedIn(message.text, recipes)),
    ...(relation.length === 0
      ? []
      : [label('It', 'How it stands to another kept sentence', select('relation', relation, { min: 0, max: 1 }))]),
    label(
      'Or other exact words',
      'Copied from the message; they count instead of the sentence above',
      textInput('exact', TextInputStyle.Paragraph, { max: 2_000 }),
    ),
  ];
  return { custom_id: componentId('keep', message.id), title: 'Keep a sentence', components: fields };
}

/** The modal that says anew what a kept sentence is about: its present rows and columns are chosen beforehand. */
export function tagsModal(record: SessionRecord, claim: Claim, title: string) {
  const { words, ingredients, recipes } = record.document;
  return {
    custom_id: componentId('wrap-tags', record.session.id, claimNumber(claim)),
    title,
    components: [
      ...namesField('rows', capital(words?.ingredient ?? 'ingredient'), ingredients, claim.rows),
      ...namesField('columns', capital(words?.recipe ?? 'recipe'), recipes, claim.columns),
    ],
  };
}

function sentenceSelect(options: readonly APISelectMenuOption[]) {
  return select('sentence', options, { min: 1, max: options.length });
}

/** Rows or columns, the suggested ones first and chosen beforehand; none when the table has none. */
function namesField(
  id: 'rows' | 'columns',
  title: string,
  names: readonly { readonly id: string; readonly name: string }[],
  suggested: readonly string[],
) {
  if (names.length === 0) return [];
  const likely = [...names].sort((a, b) => Number(suggested.includes(b.id)) - Number(suggested.includes(a.id)));
  const options = likely.slice(0, MOST_OPTIONS).map((each) => ({
    label: plainName(each.name, 100),
    value: nameValue(names, each.id),
    default: suggested.includes(each.id),
  }));
  const description =
    names.length > MOST_OPTIONS ? 'The likeliest 25; any other with /claim change' : 'Suggested ones are chosen';
  return [label(title, description, select(id, options, { min: 0, max: options.length }))];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
