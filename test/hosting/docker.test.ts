import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { beginIn } from '../support/begun-store.js';
import { DOCKERFILE, layOut, listing, ROOT, readImage } from './image.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const image = readImage();

describe('the Dockerfile', () => {
  it('has nothing that a linter finds', () => {
    expect(validate(DOCKERFILE)).toEqual([]);
  });

  it('is found out by that linter when it has a mistake', () => {
    expect(validate(DOCKERFILE.replace('USER node', 'USER\nCMD ["x"]'))).not.toEqual([]);
  });

  it('builds in one stage and runs in another, both on Node 24, as nobody who may anything', () => {
    expect(image.bases).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
    expect(image.user).toBe('node');
    expect(image.copied).toEqual(['package.json', 'node_modules', 'dist', 'drizzle']);
  });

  it('hands the build everything that it reads, and keeps secrets and data away from it', () => {
    const handed = DOCKERFILE.match(/^COPY (?!--from)(.*) \S+$/gm)?.join(' ') ?? '';
    for (const part of ['package.json', 'package-lock.json', '.npmrc', 'build.mjs', 'src', 'drizzle']) {
      expect(handed).toContain(part);
    }
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '.env', 'data', 'node_modules']));
  });
});

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(read('docker-compose.yml')) as {
    readonly services: Readonly<Record<'bot' | 'database', Service>>;
    readonly volumes: object;
  };

  it('runs the bot with a read-only root and no privilege, and waits for its database', () => {
    expect(services.bot).toMatchObject({
      build: '.',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      depends_on: { database: { condition: 'service_healthy' } },
      volumes: ['bot:/data'],
    });
    expect(services.bot).toHaveProperty('tmpfs');
    expect(Object.keys(volumes)).toEqual(['database', 'bot']);
  });

  it('opens no port, and holds no secret', () => {
    expect(JSON.stringify(services)).not.toContain('"ports"');
    expect(services.bot.environment.DISCORD_TOKEN).toMatch(/^\$\{DISCORD_TOKEN:\?/);
    expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });

  it('sets no variable that the program does not know', () => {
    const known = new Set([...read('src/cli/config.ts').matchAll(/^ {2}([A-Z_]+): z/gm)].map(([, name]) => name));
    expect(Object.keys(services.bot.environment).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(image.env).filter((name) => !known.has(name))).toEqual(['NODE_ENV']);
  });
});

describe('the image’s own start command', { timeout: 120_000 }, () => {
  let local: LocalDiscord;
  let program: ReturnType<typeof layOut>;
  let data: string;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
    program = layOut(image, dirname(dirname(inject('cli'))));
    data = mkdtempSync(join(tmpdir(), 'rapporteur-data-'));
    await beginIn(data);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await local.close();
    program.remove();
    rmSync(data, { recursive: true, force: true });
  });

  function run(command: readonly string[], env: Readonly<Record<string, string>>) {
    const [name = '', ...args] = command;
    const child = spawn(name === 'node' ? process.execPath : name, args, {
      cwd: program.folder,
      env: { PATH: process.env.PATH, ...image.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(child);
    const lines: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    return { child, log: () => lines.join('') };
  }

  it('starts with the packages of production, writes into its data alone, is found healthy, and leaves', async () => {
    const before = listing(program.folder);
    const env = { DISCORD_TOKEN: local.token, DISCORD_API_URL: local.apiUrl, RAPPORTEUR_DATA: data };
    const bot = run(image.start, { ...env, RAPPORTEUR_HTTP: '127.0.0.1:0' });
    await local.until(() => bot.log().includes('"ready"') || bot.child.exitCode !== null, {
      timeoutMs: 60_000,
      what: 'the bot to be ready',
    });
    expect(bot.log()).toContain('"ready"');
    const [, port = ''] = /"port":(\d+),"msg":"health is told"/.exec(bot.log()) ?? [];
    const well = run(image.health, { RAPPORTEUR_HTTP: `127.0.0.1:${port}` });
    expect(await once(well.child, 'exit')).toEqual([0, null]);
    bot.child.kill('SIGTERM');
    expect(await once(bot.child, 'exit')).toEqual([0, null]);
    const ill = run(image.health, { RAPPORTEUR_HTTP: `127.0.0.1:${port}` });
    expect(await once(ill.child, 'exit')).toEqual([1, null]);
    expect(listing(program.folder)).toEqual(before);
  });
});
