import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BareRepository, bareRepository } from '../ops/bare-repository.js';
import { beginIn } from '../support/begun-store.js';
import { type BotProcess, startProcess } from './bot-process.js';
import { startProcessWorld } from './process-world.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8').replace('zone:', 'publish: public\nzone:');

it('is set by the environment, and done by the process that runs', { timeout: 120_000 }, async () => {
  const there: BareRepository = bareRepository();
  const data = mkdtempSync(join(tmpdir(), 'rapporteur-publishing-'));
  await beginIn(data);
  const { local, host, room } = await startProcessWorld();
  let bot: BotProcess | null = null;
  try {
    const env = {
      PUBLISH_REPO: there.remote,
      PUBLISH_REQUEST_BRANCH: 'rapporteur/notes',
      PUBLISH_SERVER: local.world.guilds.keys().next().value,
    };
    bot = await startProcess(local, { RAPPORTEUR_DATA: data, PATH: process.env.PATH, LOG_LEVEL: 'info', ...env });
    const loaded = await host.run(room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
    const posted = await host.click(room, (await loaded.answer()).id, 'Post');
    const isThere = () => [...local.world.channels.values()].some(({ name }) => name === 'What we took from it');
    await local.until(isThere, { timeoutMs: 60_000, what: 'the last thread' });
    await posted.answer();
    // Until the posting is through there is nothing to close, and the answer says so.
    const isClosed = async () =>
      JSON.stringify(await (await host.run(room, 'session close')).answer()).includes('is closed');
    await local.until(isClosed, { timeoutMs: 60_000, what: 'the session to be closed' });
    const { log, pid } = bot;
    await local.until(() => log().includes('"ready"'), { timeoutMs: 60_000, what: 'the bot to be ready' });
    process.kill(pid, 'SIGUSR2');
    const isPublished = () => there.git('for-each-ref').includes('refs/heads/rapporteur/notes');
    await local.until(isPublished, { timeoutMs: 60_000, what: `a commit: ${log()}` });
    expect(there.read('sessions/keeping-bread-fresh.md', 'rapporteur/notes')).toContain('Not discussed');
    expect(log()).not.toContain(there.remote);
  } finally {
    await bot?.kill();
    await local.close();
    there.remove();
    rmSync(data, { recursive: true, force: true });
  }
});
