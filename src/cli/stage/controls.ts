import { nextDues } from '../../core/digest.js';
import type { StageControl } from '../../stage/stage-play.js';
import type { OpenStage } from '../demo/open-stage.js';

/** How long Discord refuses the bot when it is made to. */
const LIMIT_MS = 60_000;

/** What the page can make happen to the bot and its world. */
export function controlsOf(open: OpenStage): readonly StageControl[] {
  return [
    {
      name: 'digest',
      label: 'Jump to the digest',
      hint: 'The clock goes on to the next weekly digest',
      act: () => jump(open),
    },
    {
      name: 'drop',
      label: 'Cut the connection',
      hint: 'The bot loses its gateway and must take up again',
      act: async () => drop(open),
    },
    {
      name: 'limit',
      label: '429 for a minute',
      hint: 'Discord refuses whatever the bot asks of it',
      act: async () => limit(open),
    },
    {
      name: 'restart',
      label: 'Restart the bot',
      hint: 'The process ends and begins again on the same store',
      act: () => restart(open),
    },
  ];
}

async function jump(open: OpenStage): Promise<string> {
  const { stage } = open;
  const now = stage.clock.now();
  const schedules = await stage.store.digests.schedules();
  const dues = schedules.flatMap(({ schedule }) => nextDues(schedule, now, 1));
  const [due] = dues.toSorted((a, b) => a.getTime() - b.getTime());
  if (!due) return 'No digest is planned yet. As the host, use /digest schedule first.';
  stage.clock.set(new Date(due.getTime() + 1_000));
  await open.bot().drain();
  await open.bot().tick();
  const at = due.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return `It is now ${at} (UTC), and what was due has gone out.`;
}

function drop({ stage }: OpenStage): string {
  const dropped = stage.local.dropSockets({ resumable: true }, stage.local.botUserId);
  if (dropped === 0) return 'The bot is not connected just now.';
  return 'The connection was cut. Write something: the bot takes up again and misses nothing.';
}

function limit({ stage }: OpenStage): string {
  const ends = Date.now() + LIMIT_MS;
  const lift = stage.local.faults.onRequest({
    userId: stage.local.botUserId,
    times: Number.POSITIVE_INFINITY,
    effect: {
      kind: 'rate-limit',
      scope: 'user',
      get retryAfter() {
        return Math.max(0.1, (ends - Date.now()) / 1000);
      },
    },
  });
  setTimeout(lift, LIMIT_MS).unref();
  return 'For a minute Discord refuses what the bot asks. What it has to say comes afterwards.';
}

async function restart(open: OpenStage): Promise<string> {
  await open.restart();
  return 'The bot has started again. Buttons of earlier messages still work.';
}
