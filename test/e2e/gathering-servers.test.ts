import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import * as schema from '../../src/db/schema.js';
import { USUAL_BOT_PERMISSIONS } from '../../src/local-discord/local-discord.js';
import { describeEachStore } from '../db/each-store.js';
import { type Gathered, startGathered } from './gathering-world.js';

describeEachStore('a server that the bot is taken out of', parseSession, (under) => {
  let world: Gathered;
  beforeEach(async () => {
    world = await startGathered(under.store);
    const { ilse } = world.group.people;
    const { id } = await ilse.say(world.threads[0], 'Said before.');
    await ilse.react(world.threads[0], id, KEEP);
    await world.group.settle();
  });
  afterEach(() => world.group.close());

  const remembered = () => world.group.bot.app.memory.sessions(world.server).length;
  const shown = async () => (await world.store.sessions.servers()).includes(world.server);

  async function leave(): Promise<void> {
    const { group } = world;
    group.guild.remove(group.local.botUserId);
    await group.local.until(async () => !(await shown()), { what: 'the departure' });
    await group.bot.drain();
  }

  async function comeBack(): Promise<void> {
    const { group } = world;
    group.guild.invite(group.local.application, USUAL_BOT_PERMISSIONS);
    await group.local.until(shown, { what: 'the return' });
    await group.bot.drain();
  }

  it('is hidden whole: not gathered, no digest, nothing in memory', async () => {
    const { guild, room } = world.group;
    await world.store.digests.setSchedule(guild.id, 'default', {
      channel: room,
      weekday: 1,
      hour: 9,
      zone: 'UTC',
      since: new Date('2026-01-01T00:00:00Z'),
    });
    expect([remembered(), await shown()]).toEqual([1, true]);
    expect(await world.store.digests.schedules()).toHaveLength(1);
    await leave();
    expect([remembered(), await shown()]).toEqual([0, false]);
    expect(await world.store.replies.threads()).toEqual([]);
    expect(await world.store.digests.schedules()).toEqual([]);
    world.requests();
    await world.hoursLater(24 * 7);
    expect(world.requests()).toEqual([]);
  });

  it('shows again what it had when it is back within thirty days, and is caught up', async () => {
    await leave();
    const { ilse } = world.group.people;
    await ilse.say(world.threads[0], 'Said without the bot.');
    await world.hoursLater(24 * 29);
    await comeBack();
    expect([remembered(), await shown()]).toEqual([1, true]);
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(await world.inStore()).toHaveLength(2);
  });

  it('is erased from every table after thirty days, and others are not', async () => {
    const other = world.group.local.createGuild({ name: 'Other' });
    await world.group.local.until(async () => (await world.store.servers.present()).includes(other.id), { what: 'it' });
    await leave();
    await world.hoursLater(24 * 29);
    expect(await world.store.record(world.server, world.session)).not.toBeNull();
    await world.hoursLater(24 * 2);
    for (const [name, table] of Object.entries(schema)) {
      const rows = await under.db.select().from(table);
      expect([name, rows.filter((row) => row.server === world.server)]).toEqual([name, []]);
    }
    expect(await world.store.servers.present()).toEqual([other.id]);
    await comeBackAsNew();
  });

  async function comeBackAsNew(): Promise<void> {
    const { group } = world;
    group.guild.invite(group.local.application, USUAL_BOT_PERMISSIONS);
    const isThere = async () => (await world.store.servers.present()).includes(world.server);
    await group.local.until(isThere, { what: 'the new beginning' });
    await group.bot.drain();
    expect(await world.store.sessions.list(world.server)).toEqual([]);
  }

  it('is known to be left when it happened while the bot was off', async () => {
    const { group } = world;
    await group.bot.stop();
    group.guild.remove(group.local.botUserId);
    await group.restart();
    await group.bot.drain();
    expect([remembered(), await shown()]).toEqual([0, false]);
  });

  it('stays as it is through an outage, and is caught up when that is over', async () => {
    const { group, threads } = world;
    const { ilse } = group.people;
    group.guild.setUnavailable(true);
    const lift = group.local.faults.onEvent({ name: 'MESSAGE_CREATE', effect: 'lose' });
    await ilse.say(threads[0], 'Said in the outage.');
    lift();
    await group.bot.drain();
    expect([remembered(), await shown()]).toEqual([1, true]);
    group.guild.setUnavailable(false);
    await group.settle();
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(await world.inStore()).toHaveLength(2);
  });

  it('that has sessions from an export and never had the bot is not taken for one that was left', async () => {
    const { store } = world;
    const server = '1234567890123456789';
    const source = new TextEncoder().encode('# Imported\n');
    const draft = { server, group: 'default', slug: 'imported', title: 'Imported', file: 'i.md', source };
    await store.sessions.saveDraft({ ...draft, language: 'en', loadedBy: '1' });
    await world.group.restart();
    await world.group.bot.drain();
    expect(await store.sessions.servers()).toContain(server);
  });
});
