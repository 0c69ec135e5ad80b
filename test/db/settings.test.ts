import { expect, it } from 'vitest';
import { createMemory } from '../../src/app/memory.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import { DEFAULT_SETTINGS, type GroupSettings } from '../../src/core/settings.js';
import { describeEachStore } from './each-store.js';
import { at, CHANNEL, OTHER, postedSession, SERVER, titleOnly } from './world.js';

/** Nothing in it is a default. */
const CHOSEN: GroupSettings = {
  hostRoles: ['1600000000000000001', '18446744073709551615'.slice(0, 19)],
  keeperRoles: ['1600000000000000002'],
  channel: CHANNEL,
  voiceChannel: '1300000000000000077',
  zone: 'Asia/Kathmandu',
  language: 'ko',
  keepEmoji: '🔖',
  agreeEmoji: 'yes:1600000000000000003',
  acceptAt: 3,
  namesShown: true,
  retentionDays: 0,
  quietWeek: 'nothing',
  digestWaitsUntil: null,
  holdBackHours: 48,
  proposalsPerPerson: 9,
};

describeEachStore('settings', titleOnly, (under) => {
  it('give back what a group chose, and to each server and group its own', async () => {
    const { settings } = under.store;
    for (const group of ['evenings', DEFAULT_GROUP]) await settings.save({ server: SERVER, group, settings: CHOSEN });
    const changed = { ...CHOSEN, zone: null, hostRoles: [], digestWaitsUntil: 0 };
    await settings.save({ server: SERVER, group: 'evenings', settings: changed });
    expect(await settings.ofServer(SERVER)).toEqual([
      { server: SERVER, group: DEFAULT_GROUP, settings: CHOSEN },
      { server: SERVER, group: 'evenings', settings: changed },
    ]);
    expect(await settings.ofServer(OTHER)).toEqual([]);
  });

  it('are held in memory, with defaults for groups that chose nothing', async () => {
    const { store } = under;
    const session = await postedSession(store);
    const group = (await store.sessions.load(SERVER, session))?.session.group ?? '';
    await store.settings.save({ server: OTHER, group: 'zebras', settings: CHOSEN });
    await store.settings.save({ server: OTHER, group: 'apes', settings: CHOSEN });
    const memory = createMemory(store);
    await memory.fill();
    expect(memory.settings(OTHER, 'apes')).toEqual(CHOSEN);
    expect(memory.settings(OTHER, DEFAULT_GROUP)).toEqual(DEFAULT_SETTINGS);
    expect(memory.settings(SERVER, 'apes')).toEqual(DEFAULT_SETTINGS);
    expect(memory.groups(OTHER)).toEqual([DEFAULT_GROUP, 'apes', 'zebras']);
    expect(new Set(memory.groups(SERVER))).toEqual(new Set([DEFAULT_GROUP, group]));
    memory.forget(OTHER);
    expect(memory.settings(OTHER, 'apes')).toEqual(DEFAULT_SETTINGS);
  });

  it('of a server that the bot was taken out of are not asked for at a start', async () => {
    const { store } = under;
    await store.servers.here([SERVER, OTHER]);
    for (const server of [SERVER, OTHER]) await store.settings.save({ server, group: 'a', settings: CHOSEN });
    await store.servers.left(OTHER, at(1));
    expect(await store.settings.servers()).toEqual([SERVER]);
  });
});
