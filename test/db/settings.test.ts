import { expect, it } from 'vitest';
import { createMemory } from '../../src/app/memory.js';
import { pause } from '../../src/cli/pause.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import { DEFAULT_SETTINGS, type GroupSettings } from '../../src/core/settings.js';
import { describeEachStore } from './each-store.js';
import { ANN, at, CHANNEL, OTHER, postedSession, SERVER, titleOnly } from './world.js';

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

const act = (server: string, group: string, day = 1) => ({ server, group, by: ANN, at: at(day * 24 * 60) });

describeEachStore('settings', titleOnly, (under) => {
  it('give back what a group chose, and to each server and group its own', async () => {
    const { settings } = under.store;
    for (const group of ['evenings', DEFAULT_GROUP]) await settings.change(act(SERVER, group), CHOSEN);
    const wanted = { zone: null, hostRoles: [], digestWaitsUntil: 0 };
    await settings.change(act(SERVER, 'evenings'), wanted);
    expect(await settings.ofServer(SERVER)).toEqual([
      { server: SERVER, group: DEFAULT_GROUP, settings: CHOSEN },
      { server: SERVER, group: 'evenings', settings: { ...CHOSEN, ...wanted } },
    ]);
    expect(await settings.ofServer(OTHER)).toEqual([]);
  });

  it('are held in memory, with defaults for groups that chose nothing', async () => {
    const { store } = under;
    const session = await postedSession(store);
    const group = (await store.sessions.load(SERVER, session))?.session.group ?? '';
    await store.settings.change(act(OTHER, 'zebras'), CHOSEN);
    await store.settings.change(act(OTHER, 'apes'), CHOSEN);
    const memory = createMemory(store, { pause });
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
    for (const server of [SERVER, OTHER]) await store.settings.change(act(server, 'a'), CHOSEN);
    await store.servers.left(OTHER, at(1));
    expect(await store.settings.servers()).toEqual([SERVER]);
  });

  it('remember what a change changed, and take it back unless somebody changed the same since', async () => {
    const { settings } = under.store;
    const all = async () => (await settings.ofServer(SERVER))[0]?.settings;
    const first = await settings.change(act(SERVER, 'a'), { zone: 'Asia/Tokyo', acceptAt: 0, hostRoles: ['7', '8'] });
    expect(first).toMatchObject({ before: { zone: null, hostRoles: [] }, after: { zone: 'Asia/Tokyo' } });
    expect(first?.before).not.toHaveProperty('acceptAt');
    expect(await settings.change(act(SERVER, 'a'), { hostRoles: ['8', '7'], zone: 'Asia/Tokyo' })).toBeNull();
    const id = first?.id ?? '';
    expect(await settings.takeBack(act(SERVER, 'b'), id)).toBe('forgotten');
    expect(await settings.takeBack(act(OTHER, 'a'), id)).toBe('forgotten');
    expect(await settings.takeBack(act(SERVER, 'a', 40), id)).toBe('forgotten');
    const second = await settings.change(act(SERVER, 'a'), { zone: 'Asia/Seoul' });
    expect(await settings.takeBack(act(SERVER, 'a'), id)).toBe('changed since');
    expect(await all()).toMatchObject({ zone: 'Asia/Seoul', hostRoles: ['7', '8'] });
    await settings.takeBack(act(SERVER, 'a'), second?.id ?? '');
    await settings.takeBack(act(SERVER, 'a'), id);
    expect(await all()).toEqual(DEFAULT_SETTINGS);
  });
});
