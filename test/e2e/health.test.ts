import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import type { BotProcess } from './bot-process.js';
import { type ProcessScene, startScene } from './process-scene.js';
import { type ProxiedDatabase, proxiedDatabase } from './proxied-group.js';

describe.skipIf(TEST_DATABASE_URL === undefined)(`GET /health of a running bot${WITHOUT_POSTGRES}`, () => {
  let scene: ProcessScene;
  let database: ProxiedDatabase;
  let bot: BotProcess;
  beforeEach(async () => {
    scene = await startScene();
    database = await proxiedDatabase();
    bot = await scene.start({ DATABASE_URL: database.url, RAPPORTEUR_HTTP: '127.0.0.1:0' });
    await scene.logged(bot, '"ready"');
  });
  afterEach(async () => {
    await scene.close();
    await database.drop();
  });

  async function health(): Promise<string> {
    const [, port] = /"port":(\d+),"msg":"health is told"/.exec(bot.log()) ?? [];
    const response = await fetch(`http://127.0.0.1:${port}/health`);
    return `${response.status} ${await response.text()}`;
  }

  async function metrics(): Promise<string> {
    const [, port] = /"port":(\d+),"msg":"health is told"/.exec(bot.log()) ?? [];
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }

  function told(gateway: boolean, store: boolean): string {
    const able = gateway && store;
    return `${able ? 200 : 503} ${JSON.stringify({ alive: true, able, gateway, store })}`;
  }

  const becomes = (expected: string) =>
    scene.local.until(async () => (await health()) === expected, { timeoutMs: 30_000, what: expected });

  it('tells a database that was cut off, and its return', async () => {
    expect(await health()).toBe(told(true, true));
    database.proxy.refusing = true;
    database.proxy.cut();
    await becomes(told(true, false));
    database.proxy.refusing = false;
    await becomes(told(true, true));
  });

  it('tells a database that does not answer, within seconds', async () => {
    database.proxy.stalling = true;
    expect(await health()).toBe(told(true, false));
    database.proxy.stalling = false;
    await becomes(told(true, true));
  });

  it('tells a gateway that is away, and its return', async () => {
    scene.local.faults.refuseGateway = true;
    expect(await metrics()).toMatch(/^rapporteur_connected 1$/m);
    expect(await metrics()).toContain('rapporteur_info{version="0.1.0",database="postgresql"} 1');
    scene.local.dropSockets({ resumable: false });
    await becomes(told(false, true));
    expect(await metrics()).toMatch(/^rapporteur_connected 0$/m);
    scene.local.faults.refuseGateway = false;
    await becomes(told(true, true));
  });
});
