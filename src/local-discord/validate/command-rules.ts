import { ApplicationCommandType } from 'discord-api-types/v10';
import { type FieldProblem, requiredField } from './field-problem.js';
import { isRecord } from './mend.js';
import { commandSize, optionsProblems, slashName } from './option-rules.js';

type Command = Readonly<Record<string, unknown>>;
const mostCharacters = 8000;
const mostOfType = new Map<number, number>([
  [ApplicationCommandType.ChatInput, 100],
  [ApplicationCommandType.User, 15],
  [ApplicationCommandType.Message, 15],
  [ApplicationCommandType.PrimaryEntryPoint, 1],
]);

/**
 * The rules of one command that its schema lacks: names by type, descriptions only for slash commands, required options
 * first, nesting, and 8000 characters in all (Discord's "Application Commands"). `partial` is for edits, which may leave
 * out anything; `type` is then the stored command's.
 */
export function commandProblems(command: Command, path: FieldProblem['path'], partial: boolean): FieldProblem[] {
  const slash = (command.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput;
  const problems: FieldProblem[] = slash ? slashProblems(command, path, partial) : menuProblems(command, path);
  if (commandSize(command) > mostCharacters) {
    const message = `Command exceeds maximum size (${mostCharacters})`;
    problems.push({ path, code: 'APPLICATION_COMMAND_TOO_LARGE', message });
  }
  return problems;
}

function slashProblems(command: Command, path: FieldProblem['path'], partial: boolean): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (command.name !== undefined && !slashName(command.name)) problems.push(invalidName([...path, 'name']));
  if (isRecord(command.name_localizations)) {
    for (const [locale, name] of Object.entries(command.name_localizations)) {
      if (!slashName(name)) problems.push(invalidName([...path, 'name_localizations', locale]));
    }
  }
  const described = typeof command.description === 'string' && command.description !== '';
  if (!described && (!partial || command.description === '')) problems.push(requiredField([...path, 'description']));
  problems.push(...optionsProblems(command.options, [...path, 'options'], 0));
  return problems;
}

function menuProblems(command: Command, path: FieldProblem['path']): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (command.description) {
    const message = 'Context menu commands cannot have description';
    problems.push({ path: [...path, 'description'], code: 'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION', message });
  }
  if (Array.isArray(command.options) && command.options.length > 0) {
    const message = 'Context menu commands cannot have options';
    problems.push({ path: [...path, 'options'], code: 'APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS', message });
  }
  return problems;
}

function invalidName(path: FieldProblem['path']): FieldProblem {
  return { path, code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' };
}

/** The rules of a bulk overwrite: each command's own, no name twice in a type, and how many of each type there may be. */
export function overwriteProblems(commands: readonly Command[]): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const names = new Set<string>();
  const counts = new Map<number, number>();
  for (const [index, command] of commands.entries()) {
    problems.push(...commandProblems(command, [index], false));
    const type = typeof command.type === 'number' ? command.type : ApplicationCommandType.ChatInput;
    const key = `${type} ${String(command.name)}`;
    if (names.has(key)) {
      const message = 'Application command names must be unique';
      problems.push({ path: [index], code: 'APPLICATION_COMMANDS_DUPLICATE_NAME', message });
    }
    names.add(key);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [type, count] of counts) {
    const most = mostOfType.get(type) ?? 0;
    if (count > most)
      problems.push({ path: [], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` });
  }
  return problems;
}
