import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { FieldProblem } from './field-problem.js';
import { isRecord } from './mend.js';

type Path = FieldProblem['path'];
type Option = Readonly<Record<string, unknown>>;

// Letters and digits of every script, with Devanagari and Thai marks; the expression is Discord's own.
const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Whether a text may name a slash command or an option: Discord's pattern, and lower case where there is one. */
export function slashName(name: unknown): boolean {
  return typeof name === 'string' && namePattern.test(name) && name === name.toLowerCase();
}

/** The rules of a list of options: names, order, nesting and choices. `depth` is 0 for a command's own list. */
export function optionsProblems(options: unknown, path: Path, depth: number): FieldProblem[] {
  if (!Array.isArray(options)) return [];
  const records = options.filter(isRecord);
  const problems: FieldProblem[] = [];
  const names = new Set<unknown>();
  let optional = false;
  for (const [index, option] of records.entries()) {
    const place = [...path, index];
    if (names.has(option.name))
      problems.push(problem(place, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name must be unique'));
    names.add(option.name);
    if (option.required === true && optional) {
      problems.push(
        problem(
          place,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      );
    }
    optional ||= option.required !== true;
    problems.push(...optionProblems(option, place, depth));
  }
  const nests = records.filter(isNest).length;
  if (nests > 0 && nests < records.length) {
    const message = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
    problems.push(problem(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message));
  }
  return problems;
}

function problem(path: Path, code: string, message: string): FieldProblem {
  return { path, code, message };
}

function isNest(option: Option): boolean {
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  return option.type === Subcommand || option.type === SubcommandGroup;
}

function optionProblems(option: Option, place: Path, depth: number): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!slashName(option.name))
    problems.push(problem([...place, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
  if (isNest(option)) {
    if (depth > 1)
      problems.push(
        problem([...place, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands cannot be nested here'),
      );
    else problems.push(...optionsProblems(option.options, [...place, 'options'], depth + 1));
    return problems;
  }
  const choices = Array.isArray(option.choices) ? option.choices : [];
  if (choices.length > 0 && option.autocomplete === true) {
    const message = 'Autocomplete options cannot have choices';
    problems.push(problem([...place, 'choices'], 'APPLICATION_COMMAND_OPTIONS_CHOICES_WITH_AUTOCOMPLETE', message));
  }
  const names = new Set<unknown>();
  for (const [index, choice] of choices.entries()) {
    if (!isRecord(choice)) continue;
    if (names.has(choice.name)) {
      const message = 'Choice name must be unique';
      problems.push(
        problem([...place, 'choices', index], 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', message),
      );
    }
    names.add(choice.name);
  }
  for (const [low, high] of [
    ['min_value', 'max_value'],
    ['min_length', 'max_length'],
  ] as const) {
    const [least, most] = [option[low], option[high]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    problems.push(problem([...place, low], 'APPLICATION_COMMAND_OPTIONS_MIN_OVER_MAX', `${low} cannot exceed ${high}`));
  }
  return problems;
}

/**
 * The size of a command as Discord counts it against 8000: names, descriptions and choice values of the command and all
 * its options, each by its longest localisation.
 */
export function commandSize(command: Option, depth = 0): number {
  if (depth > 3) return 0;
  let size =
    longest(command.name, command.name_localizations) + longest(command.description, command.description_localizations);
  for (const choice of Array.isArray(command.choices) ? command.choices : []) {
    if (!isRecord(choice)) continue;
    size += longest(choice.name, choice.name_localizations);
    size += typeof choice.value === 'string' ? choice.value.length : 0;
  }
  for (const option of Array.isArray(command.options) ? command.options : []) {
    if (isRecord(option)) size += commandSize(option, depth + 1);
  }
  return size;
}

function longest(text: unknown, localizations: unknown): number {
  let length = typeof text === 'string' ? text.length : 0;
  for (const other of isRecord(localizations) ? Object.values(localizations) : []) {
    if (typeof other === 'string') length = Math.max(length, other.length);
  }
  return length;
}
