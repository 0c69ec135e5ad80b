import { expect, it } from 'vitest';
import { describeEachStore } from './each-store.js';
import { at, CHANNEL, OTHER, SERVER, titleOnly } from './world.js';

const SCHEDULE = { channel: CHANNEL, weekday: 7, hour: 0, zone: 'Asia/Tokyo', since: at(0) };

describeEachStore('digest schedules', titleOnly, (under) => {
  it('keeps one schedule a group and lists all', async () => {
    const { digests } = under.store;
    expect(await digests.schedule(SERVER, 'default')).toBeNull();
    await digests.setSchedule(SERVER, 'default', { ...SCHEDULE, weekday: 1 });
    await digests.setSchedule(SERVER, 'default', SCHEDULE);
    await digests.setSchedule(OTHER, 'second', { ...SCHEDULE, hour: 23 });
    expect(await digests.schedule(SERVER, 'default')).toEqual(SCHEDULE);
    expect(await digests.schedules()).toEqual([
      { server: SERVER, group: 'default', schedule: SCHEDULE },
      { server: OTHER, group: 'second', schedule: { ...SCHEDULE, hour: 23 } },
    ]);
  });
});
