import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { eq } from 'drizzle-orm/sql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { sessions } from '../../src/db/schema.js';
import { describeEachStore, describeOneStore } from '../db/each-store.js';
import { type Gathered, startGathered } from './gathering-world.js';

describeEachStore('the sweep', parseSession, (under) => {
  let world: Gathered;
  beforeEach(async () => {
    world = await startGathered(under.store);
  });
  afterEach(() => world.group.close());

  /** What people do here the bot hears nothing of. */
  async function unheard(act: () => Promise<void>): Promise<void> {
    await world.group.settle();
    const names = ['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE', 'MESSAGE_DELETE_BULK', 'THREAD_DELETE'];
    const reactions = ['MESSAGE_REACTION_ADD', 'MESSAGE_REACTION_REMOVE', 'MESSAGE_REACTION_REMOVE_ALL'];
    const lift = [...names, ...reactions, 'CHANNEL_DELETE'].map((name) =>
      world.group.local.faults.onEvent({ name, effect: 'lose', times: 999 }),
    );
    await act();
    for (const end of lift) end();
  }

  const reactionRequests = () => world.requests().filter((line) => line.includes('/reactions/'));

  it('of each hour finds edits, deletions and reactions that no event told, before and behind the cursor', async () => {
    const { ilse, teo, noor } = world.group.people;
    const [first] = world.threads;
    const [edited, removed, reacted, freed] = [
      await ilse.say(first, 'Bread is dry.'),
      await ilse.say(first, 'This goes.'),
      await ilse.say(first, 'Many agree.'),
      await ilse.say(first, 'Nobody keeps this.'),
    ];
    await noor.react(first, freed.id, KEEP);
    await unheard(async () => {
      await ilse.edit(first, edited.id, 'Bread was dry.');
      await ilse.remove(first, removed.id);
      await teo.react(first, reacted.id, AGREE);
      await noor.unreact(first, freed.id, KEEP);
      await noor.say(first, 'And this is new.');
    });
    expect(await world.inStore()).not.toEqual(world.inDiscord());
    await world.hoursLater();
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(world.inDiscord()).toHaveLength(4);
  });

  it('of each day tells a thread of which Discord counts more than it gives, and one that is not stored whole', async () => {
    const { ilse } = world.group.people;
    const { local } = world.group;
    const [first, second] = world.threads;
    const said = await ilse.say(first, 'Counted.');
    await ilse.say(first, 'Taken back.').then(({ id }) => ilse.remove(first, id));
    const buried = await ilse.say(second, 'Not stored.');
    const differing = () =>
      world.log
        .filter(({ message }) => /^Discord counts more|are not stored$/.test(message))
        .map(({ level, facts }) => ({ level, ...facts }));
    await world.hoursLater();
    await world.hoursLater(24);
    expect(differing()).toEqual([]);
    await under.store.replies.apply([
      { kind: 'deleted', server: world.server, channel: second, messages: [buried.id] },
    ]);
    const thread = local.world.channels.get(first);
    if (thread?.thread) thread.thread.messageCount += 3;
    await world.hoursLater(24);
    const { server } = world;
    expect(differing()).toEqual(
      expect.arrayContaining([
        { level: 'warn', server, thread: first, listed: 4, read: 1 },
        { level: 'warn', server, thread: second, read: 1, unstored: 1 },
      ]),
    );
    expect((await world.inStore()).join()).toContain(said.id);
    expect(differing()).toHaveLength(2);
  });

  it('leaves a starter that an export brought: it stands in the channel above and never in its thread', async () => {
    const [first] = world.threads;
    const { ilse } = world.group.people;
    const message = {
      server: world.server,
      id: first,
      channel: first,
      author: ilse.id,
      authorName: 'Ilse',
      kind: 'text',
      text: 'Which way keeps bread best?',
      postedAt: new Date('2026-10-05T08:00:00Z'),
      editedAt: null,
      replyTo: null,
    } as const;
    await under.store.replies.apply([{ kind: 'message', message }]);
    await world.hoursLater();
    expect((await under.store.replies.find(world.server, first))?.text).toBe(message.text);
  });

  it('comes once an hour and not each minute, and once after a start', async () => {
    const pages = () => world.requests().filter((line) => line.includes('/messages?')).length;
    await world.hoursLater();
    pages();
    await world.group.bot.tick();
    await world.group.bot.drain();
    expect(pages()).toBe(0);
    await world.hoursLater();
    expect(pages()).toBe(3);
    await world.group.restart();
    await world.group.bot.drain();
    expect(pages()).toBe(3);
  });

  it('asks who reacted only where the number on the message differs, once for each emoji', async () => {
    const { ilse, teo, noor } = world.group.people;
    const [first] = world.threads;
    const same = await ilse.say(first, 'The same as before.');
    const other = await ilse.say(first, 'One more than before.');
    await teo.react(first, same.id, AGREE);
    // The bot's own receipt stands on it too, and is nobody's.
    await teo.react(first, same.id, KEEP);
    await teo.react(first, other.id, AGREE);
    await world.group.settle();
    await world.hoursLater();
    reactionRequests();
    await world.hoursLater();
    expect(reactionRequests()).toEqual([]);
    await unheard(() => noor.react(first, other.id, AGREE));
    await world.hoursLater();
    const asked = new Set(reactionRequests().map((line) => line.replace(/\?.*/, '')));
    expect([...asked]).toEqual([`GET /channels/${first}/messages/${other.id}/reactions/${encodeURIComponent(AGREE)}`]);
    expect(await world.inStore()).toEqual(world.inDiscord());
  });

  it('of each day finds a reaction that came for one that went', async () => {
    const { ilse, teo, noor } = world.group.people;
    const [first] = world.threads;
    const { id } = await ilse.say(first, 'Agreed by one.');
    await teo.react(first, id, AGREE);
    await world.group.settle();
    await world.hoursLater();
    await unheard(async () => {
      await teo.unreact(first, id, AGREE);
      await noor.react(first, id, AGREE);
    });
    await world.hoursLater(24);
    expect(await world.inStore()).toEqual(world.inDiscord());
  });

  it('infers no deletion from a thread that was read in part', async () => {
    const { ilse } = world.group.people;
    const [first] = world.threads;
    const said: string[] = [];
    for (let n = 0; n < 150; n += 1) said.push((await ilse.say(first, `word ${n}`)).id);
    await unheard(() => ilse.remove(first, said[3] ?? ''));
    const { faults } = world.group.local;
    const path = new RegExp(`^/channels/${first}/messages$`);
    // Catch-up reads a page and a half; of the sweep's two pages the second fails.
    await world.hoursLater();
    expect(await world.inStore()).toHaveLength(149);
    await unheard(() => ilse.remove(first, said[4] ?? ''));
    const lift = faults.onRequest({ path, skip: 1, times: 99, effect: { kind: 'status', status: 503 } });
    await world.hoursLater();
    expect(await world.inStore()).toHaveLength(149);
    lift();
    await world.hoursLater();
    expect(await world.inStore()).toEqual(world.inDiscord());
  });

  it('infers no deletion from empty pages that a missing permission makes', async () => {
    const { ilse } = world.group.people;
    const { guild } = world.group;
    const [first] = world.threads;
    await ilse.say(first, 'Still here.');
    await world.group.settle();
    // The role's change is never heard of, so the bot believes that it may read back.
    const { faults } = world.group.local;
    const lift = faults.onEvent({ name: 'GUILD_ROLE_UPDATE', effect: 'lose', times: 9 });
    const bits = guild.record.roles.get(guild.botRoleId)?.permissions ?? 0n;
    const everyone = guild.record.roles.get(guild.everyoneRoleId)?.permissions ?? 0n;
    guild.setRolePermissions(guild.botRoleId, bits & ~P.ReadMessageHistory);
    guild.setRolePermissions(guild.everyoneRoleId, everyone & ~P.ReadMessageHistory);
    await world.hoursLater();
    lift();
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(await world.inStore()).toHaveLength(1);
  });

  it('of closed sessions looks at kept messages alone, once a month', async () => {
    const { ilse, teo } = world.group.people;
    const [first] = world.threads;
    const kept = await ilse.say(first, 'Kept and edited.');
    const lost = await ilse.say(first, 'Kept and deleted.');
    const other = await ilse.say(first, 'Not kept.');
    for (const { id } of [kept, lost]) await teo.react(first, id, KEEP);
    await world.group.settle();
    await world.hoursLater();
    await under.db.update(sessions).set({ state: 'closed' }).where(eq(sessions.server, world.server));
    await unheard(async () => {
      await ilse.edit(first, kept.id, 'Kept, and edited now.');
      await ilse.remove(first, lost.id);
      await ilse.edit(first, other.id, 'Not looked at.');
    });
    world.requests();
    await world.hoursLater(29 * 24);
    expect(world.requests().filter((line) => line.includes('/messages/'))).toEqual([]);
    await world.hoursLater(2 * 24);
    const looks = world.requests().filter((line) => line.includes('/messages/') && !line.includes('/reactions/'));
    expect(looks).toEqual([kept, lost].map(({ id }) => `GET /channels/${first}/messages/${id}`));
    const words = (await world.inStore()).join('\n');
    expect(words).toContain('Kept, and edited now.');
    expect(words).not.toContain('Kept and deleted.');
    expect(words).toContain('Not kept.');
  });

  it('neither loses nor doubles what people do while it reads', async () => {
    const { ilse, noor } = world.group.people;
    const [first] = world.threads;
    const old = await ilse.say(first, 'Said before.');
    await world.group.settle();
    await world.hoursLater();
    // The catch-up before it has nothing to read, so this is the sweep's own page.
    const page = world.hold(new RegExp(`^/channels/${first}/messages$`));
    const swept = world.hoursLater();
    await page.arrived;
    const during = await ilse.say(first, 'Said meanwhile.');
    const brief = await ilse.say(first, 'Said and taken back meanwhile.');
    await ilse.remove(first, brief.id);
    await ilse.edit(first, old.id, 'Said before, changed meanwhile.');
    await noor.react(first, during.id, AGREE);
    await world.group.local.until(async () => (await agreeing(during.id)) === 1, { what: 'all events to be written' });
    page.go();
    await swept;
    await world.group.settle();
    expect(world.log.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await world.inStore()).toEqual(world.inDiscord());
    expect(world.inDiscord()).toHaveLength(2);
  });

  it('does not undo a reaction that comes while it asks who reacted', async () => {
    const { ilse, teo, noor } = world.group.people;
    const [first] = world.threads;
    const { id } = await ilse.say(first, 'Agree with me.');
    await world.group.settle();
    await world.hoursLater();
    await unheard(() => teo.react(first, id, AGREE));
    // The list is made before Noor agrees, and arrives after her event was written.
    const list = world.hold(/\/reactions\//);
    const swept = world.hoursLater();
    await list.arrived;
    await noor.react(first, id, AGREE);
    await world.group.local.until(async () => (await agreeing(id)) === 1, { what: 'the event of Noor to be written' });
    list.go();
    await swept;
    expect(await agreeing(id)).toBe(2);
  });

  async function agreeing(message: string): Promise<number> {
    const held = await world.store.replies.reactionCounts(world.server, [message]);
    return held.find(({ meaning }) => meaning === 'agree')?.count ?? 0;
  }
});

// Discord makes a client wait five seconds before it identifies again, so on one store.
describeOneStore('a new connection', parseSession, (under) => {
  it('finds what was edited and deleted while there was none, and waits for no hour', async () => {
    const world = await startGathered(under.store);
    const { ilse } = world.group.people;
    const { local } = world.group;
    const [first] = world.threads;
    const edited = await ilse.say(first, 'Bread is dry.');
    const removed = await ilse.say(first, 'This goes.');
    await world.group.settle();
    await world.hoursLater();
    const connected = () => world.log.filter(({ message }) => message === 'connected to Discord').length;
    const before = connected();
    local.dropSockets({ resumable: false });
    await ilse.edit(first, edited.id, 'Bread was dry.');
    await ilse.remove(first, removed.id);
    await local.until(() => connected() > before, { what: 'a new connection', timeoutMs: 20_000 });
    await world.group.settle();
    expect(await world.inStore()).toEqual(world.inDiscord());
    await world.group.close();
  });
});
