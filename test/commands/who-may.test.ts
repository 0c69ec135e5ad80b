import { expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import { DEFAULT_SETTINGS } from '../../src/core/settings.js';
import { describeEachStore } from '../db/each-store.js';
import { PEOPLE, SERVER, smallGroup, wordsOf } from './small-group.js';

const ROLE = '1600000000000000001';

describeEachStore('who may', parseSession, (under) => {
  it('lets a role of the group’s hosts do what hosts do, and no other group’s', async () => {
    const group = await smallGroup(under.store);
    const speaker = async () =>
      wordsOf(
        await group.act('slash', 'session speaker', { by: 'teo', roles: [ROLE], options: { user: PEOPLE.marta } }),
      );
    const give = async (name: string) => {
      await under.store.settings.save({
        server: SERVER,
        group: name,
        settings: { ...DEFAULT_SETTINGS, hostRoles: [ROLE] },
      });
      await group.app.memory.refreshSettings(SERVER);
    };
    await give('another');
    expect(await speaker()).toContain('Only a host of “Keeping bread fresh”');
    expect((await group.record()).session.speaker).toBeNull();
    await give(DEFAULT_GROUP);
    await speaker();
    expect((await group.record()).session.speaker).toBe(PEOPLE.marta);
  });

  it('refuses members in a time-out everything, modals too, until it is over', async () => {
    const group = await smallGroup(under.store);
    const message = await group.say('marta', 1, 'It stops the clock.');
    const now = group.app.clock().getTime();
    const target = { id: message, channel: group.thread(1), author: PEOPLE.marta, text: '', replyTo: null };
    const open = (timedOutUntil: Date) =>
      wordsOf(group.open('menu', 'Keep a sentence', { by: 'teo', in: group.thread(1), target, timedOutUntil }));
    expect(open(new Date(now + 60_000))).toContain('time-out');
    expect(open(new Date(now))).not.toContain('time-out');
    const help = await group.act('slash', 'help', { by: 'teo', timedOutUntil: new Date(now + 60_000) });
    expect(wordsOf(help)).toContain('time-out');
  });
});
