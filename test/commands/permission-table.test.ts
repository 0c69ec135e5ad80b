import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../src/app/settings.js';
import { allTopics } from '../../src/commands/all.js';
import type { Answer } from '../../src/commands/command.js';
import { parseSession } from '../../src/core/document/parse.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import type { Chat } from '../../src/core/ports/chat.js';
import { describeOneStore } from '../db/each-store.js';
import { anotherThread, type Deed } from './permission-deeds.js';
import { PERMISSION_ROWS, type PermissionRow, type Who } from './permission-rows.js';
import { type Doing, PEOPLE, ROOM, SERVER, type SmallGroup, smallGroup } from './small-group.js';

const OTHER = '1234567890123456799';
const MANAGE_SERVER = 1n << 5n;
const ADMINISTRATOR = 1n << 3n;
const HOST_ROLE = '1600000000000000001';
const NEIGHBOUR_ROLE = '1600000000000000002';
const LATER = new Date(Date.UTC(2099, 0, 1));

/** Who acts in each column. The host has the role of the group's hosts and no permission of Discord's. */
const COLUMNS: Readonly<Record<Who, Omit<Doing, keyof Deed>>> = {
  stranger: { by: 'noor' },
  neighbour: { by: 'noor', roles: [NEIGHBOUR_ROLE] },
  participant: { by: 'teo' },
  keeper: { by: 'ilse' },
  speaker: { by: 'marta' },
  host: { by: 'noor', roles: [HOST_ROLE] },
  admin: { by: 'noor', permissions: MANAGE_SERVER },
  administrator: { by: 'noor', permissions: ADMINISTRATOR },
  'timed-out': { by: 'hanna', roles: [HOST_ROLE], timedOutUntil: LATER },
  outsider: { by: 'hanna', server: OTHER, permissions: MANAGE_SERVER },
};
const EVERYBODY = Object.keys(COLUMNS) as readonly Who[];

describe('the table', () => {
  it('has a row for every handler, and none for what is not there', () => {
    const handlers = allTopics.flatMap((topic) => topic.handlers);
    const offering = handlers.filter((each) => 'complete' in each && each.complete);
    const wanted = [
      ...handlers.map(({ door, name }) => `${door} ${name}`),
      ...offering.map(({ name }) => `offers ${name}`),
    ];
    expect(PERMISSION_ROWS.map(({ door, name }) => `${door} ${name}`).sort()).toEqual(wanted.sort());
  });
});

describeOneStore('who may do what', parseSession, (under) => {
  async function stage(): Promise<SmallGroup> {
    const group = await smallGroup(under.store);
    const { app, session } = group;
    await changeSettings(
      app,
      { server: SERVER, group: DEFAULT_GROUP, by: PEOPLE.hanna },
      {
        hostRoles: [HOST_ROLE],
        proposalsPerPerson: 50,
      },
    );
    await changeSettings(app, { server: SERVER, group: 'evenings', by: PEOPLE.hanna }, { hostRoles: [NEIGHBOUR_ROLE] });
    await under.store.sessions.setSpeaker(SERVER, session, PEOPLE.marta);
    const schedule = { channel: ROOM, weekday: 5, hour: 17, zone: 'UTC', since: app.clock() };
    await under.store.digests.setSchedule(SERVER, DEFAULT_GROUP, schedule);
    await group.say('teo', 2, 'I was here.');
    const fields = { sentence: ['Freeze on day one.'], claims: [] };
    await group.act('modal', 'propose', { by: 'hanna', args: [session], fields });
    let threads = 1_700_000_000_000_000_000n;
    let documents = 0;
    let unlinked = anotherThread();
    const standing = (id: string) => ({ id, name: 'Is it cheating?', parent: ROOM, last: null, messages: 0 });
    const discord: Partial<Chat> = {
      channel: async (id) => {
        const kind = id.startsWith('18') ? 'thread' : 'text';
        return { id, server: SERVER, kind, name: 'room', missing: [], demandsTag: false };
      },
      thread: async (id) => standing(id),
      activeThreads: async () => {
        if (app.memory.standing(SERVER, unlinked)) unlinked = anotherThread();
        return [standing(unlinked)];
      },
      archivedThreads: async () => ({ threads: [], before: null }),
      startThread: async () => String(++threads),
      ownMessages: async () => [],
      serverName: async () => 'Readers',
      application: async () => ({ readsContent: true, clockAhead: 0 }),
      download: async () => new TextEncoder().encode(`# Loaded ${++documents}\n\n## Questions\n\n1. Why?\n`),
    };
    Object.assign(app.chat, discord);
    return group;
  }

  /** Everything of this server that anybody could have changed. */
  async function state(): Promise<string> {
    const { sessions, archives, settings, digests } = under.store;
    const all = await Promise.all((await sessions.list(SERVER)).map(({ id }) => archives.read(SERVER, id)));
    const drafts = await Promise.all((await sessions.list(SERVER)).map(({ id }) => sessions.draft(SERVER, id)));
    const more = [await settings.ofServer(SERVER), await digests.schedule(SERVER, DEFAULT_GROUP)];
    return JSON.stringify([all, drafts, await sessions.list(SERVER), more]);
  }

  async function isDone(group: SmallGroup, { door, name }: PermissionRow, doing: Doing): Promise<boolean> {
    if (door === 'offers') return group.offers(name, doing).length > 0;
    const handler = allTopics
      .flatMap((topic) => topic.handlers)
      .find((each) => each.door === door && each.name === name);
    if (handler?.acknowledge === 'modal') return 'custom_id' in group.open(door, name, doing);
    const answer: Answer = await group.act(door, name, doing);
    // What is refused is told aside; a file to look at is aside too.
    return answer.aside !== true || answer.files !== undefined;
  }

  async function ready({ app, session }: SmallGroup): Promise<void> {
    if (await under.store.sessions.reopen(SERVER, session)) await app.memory.refresh(SERVER, session);
  }

  it.each(PERMISSION_ROWS)('$door $name', async (row) => {
    const group = await stage();
    const wrong: string[] = [];
    const look = async (who: Who, deed: Deed) => {
      const may = row.allowed.includes(who);
      const done = await isDone(group, row, { ...deed, ...COLUMNS[who] });
      if (done !== may) wrong.push(`${who} ${done ? 'may' : 'may not'}`);
    };
    // Whoever may change nothing here leaves the same objects to the next.
    const without = EVERYBODY.filter((who) => who === 'outsider' || !row.allowed.includes(who));
    const deed = await row.prepare(group);
    const before = await state();
    for (const who of without) await look(who, deed);
    if ((await state()) !== before) wrong.push(`${without.join(' or ')} changed something`);
    for (const who of EVERYBODY.filter((each) => !without.includes(each))) {
      await ready(group);
      await look(who, await row.prepare(group));
    }
    expect(wrong).toEqual([]);
  });
});
