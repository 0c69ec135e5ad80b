import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';

/** An option of a command, as far as the page looks at it. */
export interface Option {
  readonly name: string;
  readonly type: number;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly channel_types?: readonly number[];
}

/** Something that can be run: a command, or one of its subcommands. */
export interface Runnable {
  readonly command: APIApplicationCommand;
  /** The options around it, the outermost first. */
  readonly path: readonly APIApplicationCommandOption[];
  /** `/session load` */
  readonly line: string;
  readonly description: string;
  readonly options: readonly Option[];
}

/** All that can be run of these commands, in the order of their names. */
export function runnables(commands: readonly APIApplicationCommand[]): readonly Runnable[] {
  return commands
    .filter(({ type }) => type === 1)
    .flatMap((command) => below(command, [], command.options ?? [], `/${command.name}`, command.description))
    .toSorted((a, b) => a.line.localeCompare(b.line));
}

function below(
  command: APIApplicationCommand,
  path: readonly APIApplicationCommandOption[],
  options: readonly APIApplicationCommandOption[],
  line: string,
  description: string,
): readonly Runnable[] {
  const nests = options.filter(({ type }) => type === 1 || type === 2);
  if (nests.length === 0) return [{ command, path, line, description, options: options as readonly Option[] }];
  return nests.flatMap((nest) => {
    const inner = 'options' in nest ? (nest.options ?? []) : [];
    return below(command, [...path, nest], inner, `${line} ${nest.name}`, nest.description);
  });
}

/** What is in the options' boxes: words as typed or the value chosen for them, or a file. */
export type Filling = Readonly<Record<string, { readonly words: string; readonly value?: string | number } | File>>;

/** The `data` of an interaction for a command filled in so, and its files. */
export function commandData({ command, path, options }: Runnable, filling: Filling, focused?: string) {
  const files: File[] = [];
  let given: object[] = [];
  for (const option of options) {
    const { name, type } = option;
    const filled = filling[name];
    if (filled instanceof File) {
      if (focused === undefined) given.push({ name, type, value: String(files.push(filled) - 1) });
    } else if (filled && filled.words !== '')
      given.push({ name, type, value: optionValue(type, filled), ...(focused === name && { focused: true }) });
    else if (focused === name) given.push({ name, type, value: '', focused: true });
  }
  for (const nest of path.toReversed()) given = [{ name: nest.name, type: nest.type, options: given }];
  return { data: { id: command.id, type: 1, name: command.name, version: command.version, options: given }, files };
}

function optionValue(
  type: number,
  { words, value }: { words: string; value?: string | number },
): string | number | boolean {
  if (value !== undefined && type !== 5) return value;
  if (type === 5) return (value ?? words) === 'true' || words === 'True';
  if (type === 4 || type === 10) return Number.isNaN(Number(words)) ? words : Number(words);
  return words;
}
