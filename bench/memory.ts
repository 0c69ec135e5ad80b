import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalDiscord } from '../src/local-discord/local-discord.js';
import { withBenchStore } from './bench-store.js';
import { busyWeek, waitForReady } from './memory/busy-week.js';
import { confine, postgresMegabytes, residentMegabytes } from './memory/process-memory.js';

// How much memory the bot takes: at rest, and in a busy week (`npm run memory`). With `--limit 256` the kernel ends it when
// it takes more than so many megabytes, which needs the right to make a cgroup.
const { values } = parseArgs({ options: { limit: { type: 'string' }, heap: { type: 'string' } } });
const limit = values.limit === undefined ? null : Number(values.limit);

/** Runs a bot through a busy week and prints what it took. */
async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rapporteur-memory-'));
  if (databaseUrl === null) await firstStart(dataFolder);
  const local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  const bot = spawn(
    process.execPath,
    [...(values.heap ? [`--max-old-space-size=${values.heap}`] : []), 'dist/cli/main.js', 'start'],
    {
      env: {
        PATH: process.env.PATH,
        DISCORD_TOKEN: local.token,
        DISCORD_API_URL: local.apiUrl,
        RAPPORTEUR_DATA: dataFolder,
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const lines: string[] = [];
  bot.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(bot, 'exit');
  const pid = bot.pid ?? 0;
  const group = limit === null ? null : await confine(pid, limit);
  try {
    const guild = local.createGuild({ name: 'Readers' });
    await waitForReady(local, bot, () => lines.join(''));
    const rest = await residentMegabytes(pid);
    const done = await busyWeek(local, guild, () => bot.exitCode !== null || bot.signalCode !== null);
    const busy = await residentMegabytes(pid);
    const server = databaseUrl === null ? '' : `, PostgreSQL’s processes ${await postgresMegabytes()} MB`;
    process.stdout.write(
      `${name}: at rest ${rest.now} MB; after ${done} ${busy.now} MB, at most ${busy.peak} MB${server}\n`,
    );
  } catch (error) {
    process.stdout.write(
      `${name}: did not live (${bot.signalCode ?? bot.exitCode ?? String(error)})\n${lines.join('').slice(-600)}`,
    );
  } finally {
    bot.kill('SIGTERM');
    await ended;
    await group?.remove();
    await local.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Making the embedded database takes far more than using it, and happens once. */
async function firstStart(dataFolder: string): Promise<void> {
  const tellPeak = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS))';
  const made = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tellPeak)}`, 'dist/cli/main.js', 'migrate'],
    { env: { PATH: process.env.PATH, RAPPORTEUR_DATA: dataFolder }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const lines: string[] = [];
  made.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  await once(made, 'exit');
  const kilobytes = Number(lines.join('').trim().split('\n').at(-1));
  process.stdout.write(`PGlite, making the database: at most ${Math.round(kilobytes / 1_024)} MB\n`);
}

await measure('PGlite', null);
await withBenchStore(({ url }) => measure('PostgreSQL', url));
