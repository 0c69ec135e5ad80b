import { type APISelectMenuOption, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { mentionedIn } from '../../core/document/names.js';
import { UserError } from '../../core/errors.js';
import { claimNumber, type SessionRecord } from '../../core/record.js';
import { sentenceValues } from '../../core/sentence-value.js';
import { clip } from '../chat/escape.js';
import { label, select, textInput } from './modal-parts.js';

const MOST_OPTIONS = 25;

interface KeptMessage {
  readonly id: string;
  readonly text: string;
  readonly replyTo: string | null;
}

/**
 * The modal *Keep a sentence*: the reply's own sentences, rows, columns, the relation to what is kept already, and
 * other exact words. Suggestions are chosen beforehand; only the sentence is required.
 *
 * @throws UserError when the message has no words of its own
 */
export function keepModal(record: SessionRecord, question: number, message: KeptMessage) {
  const values = sentenceValues(message.text);
  if (values.length === 0) {
    throw new UserError({
      message: 'This message has no sentence of its own.',
      hint: 'Keep the words where they were written: quotes, pictures and stickers cannot be kept.',
    });
  }
  const about = record.questions.find((each) => each.number === question)?.about ?? [];
  const named = mentionedIn(message.text, record.document.recipes);
  const { words } = record.document;
  const fields = [
    label('The sentence', 'One, or neighbouring ones', sentenceSelect(values)),
    ...namesField('rows', capital(words?.ingredient ?? 'ingredient'), record.document.ingredients, about),
    ...namesField('columns', capital(words?.recipe ?? 'recipe'), record.document.recipes, named),
    ...relationField(record, question, message),
    label(
      'Or other exact words',
      'As they stand in the message',
      textInput('exact', TextInputStyle.Paragraph, { max: 1_000 }),
    ),
  ];
  return { custom_id: componentId('keep', message.id), title: 'Keep a sentence', components: fields };
}

function sentenceSelect(values: ReturnType<typeof sentenceValues>) {
  const options = values.slice(0, MOST_OPTIONS).map(({ sentence, value }, index) => {
    const words = sentence.text.replace(/\s+/g, ' ');
    const rest = words.slice(clip(words, 100).length - 1).trim();
    const more = words.length > 100 ? { description: clip(`…${rest}`, 100) } : {};
    return { label: clip(words, 100), value, default: values.length === 1 && index === 0, ...more };
  });
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
    label: clip(each.name, 100),
    value: each.id.slice(0, 100),
    default: suggested.includes(each.id),
  }));
  return [
    label(title, 'What it is about; suggested ones are chosen', select(id, options, { min: 0, max: options.length })),
  ];
}

/** Offered once something is kept in this question: claims of the message answered or quoted come first. */
function relationField(record: SessionRecord, question: number, message: KeptMessage) {
  const others = record.claims.filter((claim) => claim.question === question && claim.message !== message.id);
  if (others.length === 0) return [];
  const likely = [...others].sort((a, b) => Number(isAnswered(message, b)) - Number(isAnswered(message, a)));
  const kinds = [
    ['agrees', 'Agrees with'],
    ['objects', 'Objects to'],
    ['narrows', 'Narrows'],
  ] as const;
  const options: APISelectMenuOption[] = [{ label: 'Stands alone', value: 'none', default: true }];
  for (const claim of likely.slice(0, 8)) {
    const number = claimNumber(claim);
    const quote = claim.quote.replace(/\s+/g, ' ');
    for (const [kind, words] of kinds)
      options.push({ label: clip(`${words} ${number}: ${quote}`, 100), value: `${kind} ${number}` });
  }
  return [label('It', 'How it stands to another kept sentence', select('relation', options, { min: 0, max: 1 }))];
}

function isAnswered(message: KeptMessage, claim: { readonly message: string; readonly quote: string }): boolean {
  if (claim.message === message.replyTo) return true;
  const quoted = message.text.split('\n').filter((line) => line.startsWith('> '));
  return quoted.some((line) => line.slice(2).trim() !== '' && claim.quote.includes(line.slice(2).trim()));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
