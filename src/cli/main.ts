#!/usr/bin/env node
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { UserError } from '../core/errors.js';
import { VERSION } from './version.js';

/** Exit codes: done, the input has errors, wrong usage, our bug (sysexits' EX_SOFTWARE). */
const EXIT = { done: 0, input: 1, usage: 2, bug: 70 } as const;

/** Every verb loads only what it needs: `check` never sees discord.js. */
function program(): Command {
  const cli = new Command('rapporteur')
    .description('A Discord bot for reading groups: questions become threads, kept sentences become the notes.')
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(see rapporteur --help)');
  cli
    .command('check')
    .description('tell everything that is amiss in a session document')
    .argument('<file>', 'the session document')
    .option('--json', 'print what was understood as one JSON object')
    .action(async (file: string, options: { json?: true }) => {
      const { check } = await import('./check.js');
      process.exitCode = await check(file, options.json === true, process.stdout);
    });
  cli
    .command('new')
    .description('print a new session document to begin with')
    .argument('<title>', 'the title of the session')
    .action(async (title: string) => {
      const { newDocument } = await import('../core/document/template.js');
      process.stdout.write(newDocument(title));
    });
  archiveVerbs(cli);
  cli
    .command('start')
    .description('run the bot; see the README for the environment')
    .action(async () => {
      const { start } = await import('./start.js');
      process.exitCode = await start(process.env);
    });
  cli
    .command('register')
    .description('register the commands with Discord')
    .addOption(new Option('--dry-run', 'print what would be registered as JSON; needs no token'))
    .action(async (options: { dryRun?: true }) => {
      const { register } = await import('./register.js');
      await register(process.env, options.dryRun === true, process.stdout);
    });
  cli
    .command('doctor')
    .description('tell what is amiss: permissions, intents, the database; needs DISCORD_TOKEN')
    .argument('[channels...]', 'ids of further channels to look at')
    .option(SERVER, 'one server alone')
    .option('--json', 'print what was found as one JSON object')
    .action(async (channels: string[], options: { server?: string; json?: true }) => {
      const { doctor } = await import('./doctor.js');
      const { server = null, json = false } = options;
      process.exitCode = await doctor(process.env, { channels, server, json }, process.stdout);
    });
  cli
    .command('migrate')
    .description('bring the database up to date; start does the same')
    .action(async () => {
      const { migrate } = await import('./migrate.js');
      await migrate(process.env, process.stdout);
    });
  cli
    .command('demo')
    .description('play a week of a reading group, with no Discord account, and write the documents')
    .option('--session <file>', 'another session document to play with')
    .option('--out <folder>', 'where to write', 'demo-output')
    .option('--stay', 'keep the server open in a browser afterwards')
    .option('--port <number>', 'where, with --stay; 0 takes a free one', wholeNumber, 0)
    .action(async (options: { session?: string; out: string; stay?: true; port: number }) => {
      const { demo } = await import('./demo.js');
      const { session = null, out, stay = false, port } = options;
      await demo({ sessionFile: session, out, stay, port });
    });
  cli
    .command('stage')
    .description('try the bot in a browser, with no Discord account; nothing leaves this machine')
    .option('--session <file>', 'another session document to have at hand')
    .option('--port <number>', 'where to listen; 0 takes a free one', wholeNumber, 0)
    .action(async (options: { session?: string; port: number }) => {
      const { stage } = await import('./stage.js');
      await stage({ sessionFile: options.session ?? null, port: options.port }, process.stdout);
    });
  cli
    .command('torture')
    .description('for developers: kill the bot and harm its connections, then look whether anything was lost')
    .option('--seed <number>', 'decides what happens', wholeNumber, 1)
    .option('--minutes <number>', 'how long the storm may last', wholeNumber, 2)
    .option('--messages <number>', 'how many are said at most', wholeNumber, 100_000)
    .option('--dump <folder>', 'where to leave discord.json and store.json')
    .action(async (options: { seed: number; minutes: number; messages: number; dump?: string }) => {
      const { torture } = await import('./torture.js');
      const databaseUrl = process.env.DATABASE_URL || null;
      process.exitCode = await torture({ ...options, dump: options.dump ?? null, databaseUrl }, process.stdout);
    });
  return cli;
}

const SERVER = '--server <id>';

/** The verbs that need a store and no Discord. */
function archiveVerbs(cli: Command): void {
  cli
    .command('import')
    .description('import exports of DiscordChatExporter into a session, or a session that export wrote')
    .argument('<document>', 'the session document, or a file that export wrote')
    .argument('[exports...]', 'JSON files of its threads')
    .option('--map <thread=question>', 'say what a thread is, by name or id: "name=2", "name=takeaways"', collect, [])
    .option('--tags <file>', 'who the speaker is, claims with their cells, takeaways; YAML or JSON')
    .option('--partial', 'the exports were filtered: what they lack was not deleted')
    .addOption(new Option('--unsure <what>', 'what changed headlines are').choices(['reworded', 'new']))
    .option('--json', 'print the report as one JSON object')
    .action(async (document: string, exports: string[], options: ImportFlags) => {
      const { importFiles } = await import('./import.js');
      const { map: maps, tags = null, partial = false, unsure = null, json = false } = options;
      await importFiles(process.env, document, exports, { maps, tags, partial, unsure, json }, STREAMS);
    });
  cli
    .command('render')
    .description('write both sections of a session document from the store')
    .argument('<document>', 'the session document')
    .addOption(new Option('--take <side>', 'whose text holds where they differ').choices(['document', 'generated']))
    .option('--out <file>', 'another file to write to')
    .option(SERVER, 'the server, where several have the session')
    .action(async (document: string, options: { take?: 'document' | 'generated'; out?: string; server?: string }) => {
      const { render } = await import('./render.js');
      const { take = null, out = null, server = null } = options;
      process.exitCode = await render(process.env, document, { take, out, server }, STREAMS);
    });
  cli
    .command('export')
    .description('write everything about a session into one JSON file')
    .argument('<session>', 'its slug, title or number')
    .option('--out <file>', 'where to write; without it, to the terminal')
    .option(SERVER, 'the server, where several have the session')
    .action(async (session: string, options: { out?: string; server?: string }) => {
      const { exportSession } = await import('./export.js');
      const { out = null, server = null } = options;
      await exportSession(process.env, session, { out, server }, STREAMS);
    });
}

const STREAMS = { out: process.stdout, err: process.stderr };

interface ImportFlags {
  readonly map: readonly string[];
  readonly tags?: string;
  readonly partial?: boolean;
  readonly unsure?: 'reworded' | 'new';
  readonly json?: boolean;
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new InvalidArgumentError('It is no whole number.');
}

/** The one catch: a person's error with its hint, ours with a stack. */
async function main(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error);
  }
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof UserError) {
    process.stderr.write(`rapporteur: ${error.message}\n  ${error.hint}\n`);
    return EXIT.input;
  }
  process.stderr.write(`rapporteur: a bug of ours\n${error instanceof Error ? error.stack : String(error)}\n`);
  return EXIT.bug;
}

await main(process.argv);
