import { isScalar, LineCounter, parseDocument } from 'yaml';
import type {
  TaggedClaim,
  TaggedPerson,
  TaggedTakeaway,
  TaggedText,
  TaggedVote,
  TagsFile,
} from '../core/archive/tags.js';
import { UserError } from '../core/errors.js';
import { isNothing, type TagReader, tagReader } from './tag-nodes.js';

const OUTSIDE: readonly TaggedPerson['outside'][] = ['name', 'initials', 'none', 'absent'];
const RELATIONS = ['agrees', 'objects', 'narrows'] as const;

/**
 * Reads a tags file, YAML or JSON (docs/export-format.md).
 *
 * @param file its path, for messages to people
 * @throws UserError that tells all that is wrong with it, each with its line
 */
export function readTags(source: string, file: string): TagsFile {
  const lines = new LineCounter();
  const document = parse(source, file, lines);
  const reader = tagReader(lines);
  const faults = document.errors.map(
    (error) => `line ${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`,
  );
  const tags = faults.length > 0 ? null : readWhole(document.contents, file, reader);
  const problems = [...faults, ...reader.problems];
  if (tags !== null && problems.length === 0) return tags;
  throw new UserError({
    message: `${file} has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n  ${problems.slice(0, 100).join('\n  ')}`,
    hint: 'docs/export-format.md describes the file. Nothing was imported.',
  });
}

function parse(source: string, file: string, lineCounter: LineCounter) {
  try {
    return parseDocument(source, { lineCounter, prettyErrors: true });
  } catch (error) {
    // The parser goes down with its input, and a file of nothing but brackets is deeper than any stack.
    if (!(error instanceof RangeError)) throw error;
    throw new UserError({
      message: `${file} is nested too deeply.`,
      hint: 'docs/export-format.md describes the file.',
    });
  }
}

function readWhole(node: unknown, file: string, reader: TagReader): TagsFile | null {
  if (isNothing(node)) return { file, speaker: null, people: [], claims: [], takeaways: [] };
  const fields = reader.fields(node, 'The file', ['speaker', 'people', 'claims', 'takeaways']);
  if (fields === null) return null;
  const list = <T>(name: string, read: (item: unknown, reader: TagReader) => T | null): readonly T[] =>
    reader.items(fields.get(name), `“${name}”`).flatMap((item) => read(item, reader) ?? []);
  return {
    file,
    speaker: optional(fields.get('speaker'), 'The speaker', reader),
    people: list('people', readPerson),
    claims: list('claims', readClaim),
    takeaways: list('takeaways', readTakeaway),
  };
}

function optional(node: unknown, what: string, reader: TagReader): TaggedText | null {
  return isNothing(node) ? null : reader.text(node, what);
}

function readPerson(node: unknown, reader: TagReader): TaggedPerson | null {
  const fields = reader.fields(node, 'A person', ['person', 'outside', 'name']);
  if (fields === null) return null;
  const person = reader.text(fields.get('person') ?? node, 'Who a person is (“person”)');
  const chosen = reader.text(fields.get('outside') ?? node, 'What a person is called outside (“outside”)');
  const outside = OUTSIDE.find((each) => each === chosen?.text);
  if (chosen && !outside) reader.problem(fields.get('outside'), `“outside” is one of ${OUTSIDE.join(', ')}.`);
  const name = optional(fields.get('name'), 'A name', reader);
  return person && outside ? { person, outside, name: name?.text ?? null } : null;
}

function readClaim(node: unknown, reader: TagReader): TaggedClaim | null {
  const names = ['label', 'message', 'quote', 'rows', 'columns', 'relation', 'keeper'];
  const fields = reader.fields(node, 'A claim', names);
  if (fields === null) return null;
  const message = reader.text(fields.get('message') ?? node, 'A claim’s message');
  const quote = reader.text(fields.get('quote') ?? node, 'A claim’s quote');
  const texts = (name: string) =>
    reader.items(fields.get(name), `“${name}”`).flatMap((item) => reader.text(item, `Each of “${name}”`) ?? []);
  const claim = {
    line: reader.line(node),
    label: optional(fields.get('label'), 'A label', reader)?.text ?? null,
    rows: texts('rows'),
    columns: texts('columns'),
    relation: readRelation(fields.get('relation'), reader),
    keeper: optional(fields.get('keeper'), 'A keeper', reader),
  };
  return message && quote ? { ...claim, message, quote } : null;
}

function readRelation(node: unknown, reader: TagReader): TaggedClaim['relation'] {
  if (isNothing(node)) return null;
  const fields = reader.fields(node, 'A relation', RELATIONS);
  if (fields === null) return null;
  const [kind, ...others] = RELATIONS.filter((each) => fields.has(each));
  if (kind === undefined || others.length > 0) {
    reader.problem(node, `A relation is one of ${RELATIONS.join(', ')}, with a claim’s label or number.`);
    return null;
  }
  const to = reader.text(fields.get(kind), 'The other claim');
  return to && { kind, to };
}

function readTakeaway(node: unknown, reader: TagReader): TaggedTakeaway | null {
  const names = ['sentence', 'claims', 'proposer', 'accepted', 'agree', 'disagree'];
  const fields = reader.fields(node, 'A takeaway', names);
  if (fields === null) return null;
  const sentence = reader.text(fields.get('sentence') ?? node, 'A takeaway’s sentence');
  const accepted = fields.get('accepted');
  const isTrue = isScalar(accepted) && accepted.value === true;
  if (!isNothing(accepted) && !(isScalar(accepted) && typeof accepted.value === 'boolean')) {
    reader.problem(accepted, '“accepted” is true or false.');
  }
  const votes = (name: string) =>
    reader.items(fields.get(name), `“${name}”`).flatMap((item) => readVote(item, name, reader) ?? []);
  const takeaway = {
    line: reader.line(node),
    claims: reader.items(fields.get('claims'), '“claims”').flatMap((item) => reader.text(item, 'Each claim') ?? []),
    proposer: optional(fields.get('proposer'), 'The proposer', reader),
    accepted: isTrue,
    agree: votes('agree'),
    disagree: votes('disagree'),
  };
  return sentence && { ...takeaway, sentence: sentence.text };
}

function readVote(node: unknown, what: string, reader: TagReader): TaggedVote | null {
  if (isScalar(node)) {
    const person = reader.text(node, `Each of “${what}”`);
    return person && { person, reason: null };
  }
  const fields = reader.fields(node, `Each of “${what}”`, ['person', 'reason']);
  if (fields === null) return null;
  const person = reader.text(fields.get('person') ?? node, 'Who votes (“person”)');
  const reason = optional(fields.get('reason'), 'A reason', reader)?.text ?? null;
  return person && { person, reason };
}
