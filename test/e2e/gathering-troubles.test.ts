import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Gathered, startGathered } from './gathering-world.js';
import { wordsOf } from './group.js';

describeEachStore('threads in trouble', parseSession, (under) => {
  let world: Gathered;
  beforeEach(async () => {
    world = await startGathered(under.store);
    const { ilse } = world.group.people;
    await ilse.say(world.threads[0], 'Said in the first.');
    await ilse.say(world.threads[1], 'Said in the second.');
    await world.group.settle();
  });
  afterEach(() => world.group.close());

  const overwrite = (deny: bigint, allow = 0n) => [{ id: world.group.guild.botRoleId, deny, allow }];

  async function status(): Promise<string> {
    const asked = await world.group.host.run(world.group.room, 'session status');
    return wordsOf(await asked.answer());
  }

  async function loseThreadDelete(act: () => void | Promise<void>): Promise<void> {
    const lift = ['THREAD_DELETE', 'CHANNEL_DELETE'].map((name) =>
      world.group.local.faults.onEvent({ name, effect: 'lose', times: 9 }),
    );
    await act();
    for (const end of lift) end();
  }

  it('a hidden channel deletes nothing, is no new name, is told with what to do, and is open when it is open again', async () => {
    const { group, threads } = world;
    const before = await world.inStore();
    group.guild.setOverwrites(group.room, overwrite(P.ViewChannel));
    await world.hoursLater();
    await world.hoursLater();
    expect(await world.troubles()).toEqual(threads.map((thread) => `hidden ${thread}`));
    expect(await world.inStore()).toEqual(before);
    expect(JSON.stringify(await world.store.record(world.server, world.session))).not.toContain('___hidden___');
    const { ilse } = group.people;
    await ilse.say(threads[0], 'Said behind closed doors.');
    group.guild.setOverwrites(group.room, []);
    // The channel comes into sight and is caught up at once, not within the hour.
    await group.settle();
    expect(await world.troubles()).toEqual([]);
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(await world.inStore()).toHaveLength(3);
  });

  it('a history that is closed deletes nothing and is told with the permission’s name', async () => {
    const { group, threads } = world;
    const before = await world.inStore();
    group.guild.setOverwrites(group.room, overwrite(P.ReadMessageHistory));
    await world.hoursLater();
    expect(await world.troubles()).toEqual(threads.map((thread) => `no-history ${thread}`));
    expect(await world.inStore()).toEqual(before);
    expect(await status()).toMatch(/Question 1 \(<#\d+>\).*“Read Message History”/);
    group.guild.setOverwrites(group.room, []);
    await world.hoursLater();
    expect(await world.troubles()).toEqual([]);
  });

  it('a private thread without us says how to let us in', async () => {
    const { group } = world;
    const host = group.guild.join('Mod', { permissions: P.ManageThreads });
    const secret = await host.openThread(group.room, 'private', { isPrivate: true });
    const place = {
      session: world.session,
      channel: group.room,
      fingerprint: '',
      message: secret.id,
      thread: secret.id,
    };
    await world.store.sessions.savePlace(world.server, { ...place, kind: 'question', question: 3 });
    group.guild.setOverwrites(group.room, overwrite(P.ManageThreads));
    await world.hoursLater();
    expect(await world.troubles()).toEqual([`not-member ${secret.id}`]);
    group.guild.setOverwrites(group.room, []);
    await host.say(secret.id, 'now with you');
    await world.hoursLater();
    expect(await world.troubles()).toEqual([]);
    expect((await world.inStore()).join()).toContain('now with you');
  });

  it('a thread that is missing once stays shown; missing an hour later it is gone, and the others are not', async () => {
    const { group, threads } = world;
    const { ilse } = group.people;
    const [reply] = ilse.sees(threads[0]).filter((message) => message.content === 'Said in the first.');
    await ilse.react(threads[0], reply?.id ?? '', KEEP);
    await group.settle();
    await loseThreadDelete(() => group.guild.deleteChannel(threads[0]));
    await world.hoursLater();
    expect(await world.troubles()).toEqual([`missing ${threads[0]}`]);
    expect(await world.inStore()).toHaveLength(2);
    await group.bot.tick();
    await group.bot.drain();
    expect(await world.troubles()).toEqual([`missing ${threads[0]}`]);
    await world.hoursLater();
    expect(await world.troubles()).toEqual([`gone ${threads[0]}`]);
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(await status()).toMatch(/Question 1 was deleted/);
    const exported = await (await group.host.run(group.room, 'session export')).answer();
    const file = group.local.fetchFile(exported.attachments[0]?.url ?? '');
    expect(Buffer.from(file?.data ?? []).toString('utf8')).not.toContain('Said in the first.');
    // Its rows are left to retention.
    expect(await world.store.replies.ids(world.server, threads[0])).toHaveLength(1);
  });

  it('a thread that answers again is open again, with all that was said', async () => {
    const { group, threads } = world;
    const { world: discord } = group.local;
    const thread = discord.channels.get(threads[0]);
    if (!thread) throw new Error('no thread');
    // Discord forgets it for two hours.
    discord.channels.delete(thread.id);
    await world.hoursLater();
    await world.hoursLater();
    expect(await world.troubles()).toEqual([`gone ${thread.id}`]);
    discord.channels.set(thread.id, thread);
    await world.hoursLater();
    expect(await world.troubles()).toEqual([]);
    expect(await world.inStore()).toEqual(world.inDiscord());
  });

  it('a channel that is deleted unheard takes its threads along after two looks, while the server answers', async () => {
    const { group } = world;
    await loseThreadDelete(() => group.guild.deleteChannel(group.room));
    await world.hoursLater();
    expect((await world.troubles()).map((line) => line.split(' ')[0])).toEqual(['missing', 'missing', 'missing']);
    await world.hoursLater();
    expect(await world.inStore()).toEqual([]);
  });

  it('a deletion that is heard takes along what was said in the thread, or in all of the channel', async () => {
    const { group, threads } = world;
    await group.guild.join('Mod', { permissions: P.ManageThreads }).deleteThread(threads[0]);
    await group.settle();
    expect(await world.store.replies.ids(world.server, threads[0])).toEqual([]);
    expect(await world.inStore()).toHaveLength(1);
    group.guild.deleteChannel(group.room);
    const left = () => world.store.replies.ids(world.server, threads[1]);
    await group.local.until(async () => (await left()).length === 0, { what: 'the channel’s deletion' });
    await group.bot.drain();
    expect(await world.inStore()).toEqual([]);
  });

  it('words that are withheld stop the reading with a named cause, and nothing is stored as empty', async () => {
    const { group, threads } = world;
    const { ilse } = group.people;
    group.local.faults.withholdContent = true;
    group.local.application.flags = 0;
    for (let n = 0; n < 5; n += 1) await ilse.say(threads[0], `unreadable ${n}`);
    await group.settle();
    expect(await world.inStore()).toHaveLength(2);
    const causes = world.log.filter(({ level }) => level === 'error').map(({ facts }) => facts);
    expect(causes).toContainEqual({ cause: 'message-content-intent' });
    expect(await status()).toMatch(/Message Content intent/);
    // It is withheld everywhere, so a catch-up and a sweep each end with the first thread that shows it.
    world.log.length = 0;
    await world.hoursLater();
    expect(world.log.filter(({ level }) => level === 'error')).toHaveLength(2);
    group.local.faults.withholdContent = false;
    group.local.application.flags = 1 << 18;
    await world.hoursLater();
    expect(await world.troubles()).toEqual([]);
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(await world.inStore()).toHaveLength(7);
  });
});
