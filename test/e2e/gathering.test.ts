import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import * as schema from '../../src/db/schema.js';
import { describeEachStore } from '../db/each-store.js';
import { type Gathered, startGathered } from './gathering-world.js';

describeEachStore('catch-up', parseSession, (under) => {
  let world: Gathered;
  beforeEach(async () => {
    world = await startGathered(under.store);
  });
  afterEach(() => world.group.close());

  /** Everything the bot asked while it caught up, without the sweep that follows a start. */
  async function resumeOnce(): Promise<readonly string[]> {
    const { group } = world;
    await group.settle();
    world.requests();
    const resumed = () => world.log.filter(({ message }) => message === 'took up the connection again').length;
    const before = resumed();
    group.local.dropSockets({ resumable: true });
    await group.local.until(() => resumed() > before, { what: 'the resumption' });
    await group.bot.drain();
    return world.requests();
  }

  async function say(thread: string, count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await world.group.people.ilse.say(thread, `word ${n}`);
  }

  it('with nothing new asks for listings and for no thread', async () => {
    const [first] = world.threads;
    await say(first, 3);
    await resumeOnce();
    expect(await resumeOnce()).toEqual([`GET /guilds/${world.server}/threads/active`]);
  });

  it('finds archived threads by one listing of their channel, and asks none of them', async () => {
    await resumeOnce();
    for (const thread of world.threads) world.group.guild.setArchived(thread, true);
    const asked = await resumeOnce();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain(`GET /channels/${world.group.room}/threads/archived/public`);
  });

  it('pages through archived threads no further than to the last of ours', async () => {
    const { group, threads } = world;
    await resumeOnce();
    for (const thread of threads) group.guild.setArchived(thread, true);
    for (let n = 0; n < 150; n += 1) {
      const other = await group.people.ilse.openThread(group.room, `other ${n}`);
      group.guild.setArchived(other.id, true);
    }
    const asked = await resumeOnce();
    expect(asked.filter((line) => line.includes('/threads/archived/public'))).toHaveLength(2);
    expect(asked).toHaveLength(3);
  });

  it.each([
    [1, 1],
    [100, 1],
    [101, 2],
    [200, 2],
    [230, 3],
  ])('reads %s new messages in %s pages of the thread that has them', async (count, pages) => {
    const [, second] = world.threads;
    await resumeOnce();
    await say(second, count);
    const asked = await resumeOnce();
    const read = asked.filter((line) => line.includes('/messages?'));
    expect(read).toHaveLength(pages);
    expect(read.every((line) => line.startsWith(`GET /channels/${second}/`))).toBe(true);
    expect(await resumeOnce()).toHaveLength(1);
  });

  const rowCounts = () => Promise.all(Object.values(schema).map((table) => under.db.$count(table)));

  it('ten times over writes nothing new and says nothing', async () => {
    const { ilse, teo } = world.group.people;
    const [first] = world.threads;
    const { id } = await ilse.say(first, 'Bread is dry.');
    await teo.react(first, id, KEEP);
    await resumeOnce();
    const held = async () =>
      JSON.stringify([await world.store.archives.read(world.server, world.session), ...(await rowCounts())]);
    const before = await held();
    const { requests } = world.group.local;
    const acts = () => requests.filter(({ method, path }) => method !== 'GET' && !path.includes('/callback')).length;
    const done = acts();
    await resumeOnce();
    // Each hour catches up and sweeps.
    for (let times = 0; times < 10; times += 1) await world.hoursLater();
    expect(await held()).toBe(before);
    expect(acts()).toBe(done);
  });

  it('does not read again for a newest message that is deleted', async () => {
    const [first] = world.threads;
    await say(first, 2);
    await resumeOnce();
    const { ilse } = world.group.people;
    const { id } = await ilse.say(first, 'taken back');
    await ilse.remove(first, id);
    expect((await resumeOnce()).filter((line) => line.includes('/messages?'))).toHaveLength(1);
    expect(await resumeOnce()).toHaveLength(1);
  });

  it('brings in messages whose events were lost, with their reactions', async () => {
    const { ilse, teo } = world.group.people;
    const { faults } = world.group.local;
    const lift = [
      faults.onEvent({ name: 'MESSAGE_CREATE', effect: 'lose', times: 100 }),
      faults.onEvent({ name: 'MESSAGE_REACTION_ADD', effect: 'lose', times: 100 }),
    ];
    const { id } = await ilse.say(world.threads[0], 'Air is what it needs.');
    await teo.react(world.threads[0], id, AGREE);
    await teo.react(world.threads[0], id, KEEP);
    for (const end of lift) end();
    await resumeOnce();
    expect(await world.inStore()).toEqual(world.inDiscord());
    // The receipt and the claim come of it as they come of an event.
    const record = await world.store.record(world.server, world.session);
    expect(record?.claims.map((claim) => claim.message)).toEqual([id]);
  });

  it('the cursor moves with a complete prefix, and no event moves it', async () => {
    const [first] = world.threads;
    await resumeOnce();
    const cursor = async () => (await world.store.replies.threads()).find((each) => each.thread === first)?.cursor;
    const before = await cursor();
    await say(first, 150);
    await world.group.settle();
    expect(await cursor()).toBe(before);
    // The second page never comes.
    const { faults } = world.group.local;
    const lift = faults.onRequest({
      path: new RegExp(`^/channels/${first}/messages$`),
      skip: 1,
      times: 99,
      effect: { kind: 'status', status: 503 },
    });
    await resumeOnce();
    lift();
    const ids = world.group.local.world.channels.get(first)?.log.order ?? [];
    const read = ids.filter((id) => before === null || before === undefined || BigInt(id) > BigInt(before));
    expect(await cursor()).toBe(read[99]);
    await resumeOnce();
    expect(await cursor()).toBe(ids.at(-1));
  });

  it('one thread that fails keeps no other from being read', async () => {
    const [first, second, third] = world.threads;
    const { faults } = world.group.local;
    await resumeOnce();
    const lift = [
      faults.onEvent({ name: 'MESSAGE_CREATE', effect: 'lose', times: 99 }),
      faults.onRequest({
        path: new RegExp(`^/channels/${second}/messages$`),
        times: 99,
        effect: { kind: 'status', status: 500 },
      }),
    ];
    for (const thread of world.threads) await say(thread, 1);
    await resumeOnce();
    for (const end of lift) end();
    const stored = await world.inStore();
    expect(stored).toHaveLength(2);
    const failures = world.log.filter(({ level }) => level === 'error');
    expect(failures.map(({ facts }) => facts)).toMatchObject([{ thread: second }]);
    expect([first, third]).not.toContain(second);
    await resumeOnce();
    expect(await world.inStore()).toEqual(world.inDiscord());
  });

  it('gathers an archived and a locked thread, a forum’s posts and a private thread alike', async () => {
    const { group, threads } = world;
    const { guild, local, people } = group;
    const host = guild.join('Mod', { permissions: P.ManageThreads });
    const secret = await host.openThread(group.room, 'private', { isPrivate: true });
    const forum = guild.createChannel({ name: 'forum', type: 'forum' }).id;
    const post = await people.ilse.openThread(forum, 'post', { words: 'the first words' });
    const place = { session: world.session, channel: group.room, fingerprint: '' };
    const adopt = (thread: string, question: number, channel = group.room) =>
      world.store.sessions.savePlace(world.server, {
        ...place,
        channel,
        kind: 'question',
        question,
        message: thread,
        thread,
      });
    await adopt(secret.id, 8);
    await adopt(post.id, 9, post.id);
    const lift = local.faults.onEvent({ name: 'MESSAGE_CREATE', effect: 'lose', times: 99 });
    await host.say(secret.id, 'in private');
    await people.ilse.say(post.id, 'in the forum');
    await people.ilse.say(threads[0], 'archived then');
    await people.ilse.say(threads[1], 'locked then');
    guild.setArchived(threads[0], true);
    await host.lock(threads[1]);
    guild.setArchived(post.id, true);
    lift();
    await resumeOnce();
    const record = await world.store.record(world.server, world.session);
    expect(record?.replies.map((reply) => reply.text).sort()).toEqual(
      ['in private', 'in the forum', 'the first words', 'archived then', 'locked then'].sort(),
    );
  });

  it('500 messages arrive whole when every fifth request is to wait', async () => {
    const [first] = world.threads;
    const { faults } = world.group.local;
    const lose = faults.onEvent({ name: 'MESSAGE_CREATE', effect: 'lose', times: 500 });
    await say(first, 500);
    lose();
    const lift = Array.from({ length: 5 }, (_, n) =>
      faults.onRequest({
        method: 'GET',
        skip: 4 * (n + 1),
        effect: { kind: 'rate-limit', retryAfter: 0.01, scope: 'user' },
      }),
    );
    await resumeOnce();
    for (const end of lift) end();
    expect(await world.inStore()).toHaveLength(500);
    expect(await world.inStore()).toEqual(world.inDiscord());
  });
});
