import type { Log } from '../../core/ports/log.js';
import { transcript } from '../../local-discord/transcript.js';
import { countWeek, type WeekCounts } from './count-week.js';
import { weekOf } from './frame.js';
import { genericTalk } from './generic-talk.js';
import { type Faults, lookOver } from './look-over.js';
import { type OpenStage, openStage } from './open-stage.js';
import { type DemoFiles, makeFolder, writeOutputs } from './outputs.js';
import { phrasesFor } from './phrases/phrases-for.js';
import { play } from './play.js';
import type { Progress } from './progress.js';
import { readSession } from './read-session.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';
import { tmaxTalk, tmaxTalkFits } from './tmax-talk.js';

export interface DemoOptions {
  /** A session document, or null for the demo's own. */
  readonly sessionFile: string | null;
  /** The folder for the three documents. */
  readonly out: string;
  readonly progress: Progress;
  readonly log: Log;
  /** What to do before the stage is cleared away, once the documents are written. */
  readonly stay?: (open: OpenStage, result: DemoResult) => Promise<void>;
}

export interface DemoResult {
  readonly files: DemoFiles;
  readonly counts: WeekCounts;
  readonly faults: Faults;
}

/**
 * Plays a week of a reading group and writes what it leaves: the session document filled in, the digest, and a
 * transcript of everything said. The same document gives the same three files, byte for byte.
 *
 * @throws UserError when the document cannot be read or has errors, or the folder cannot be written to
 */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { progress } = options;
  const session = await readSession(options.sessionFile);
  await makeFolder(options.out);
  const talk = tmaxTalkFits(session.document) ? tmaxTalk : genericTalk(session.document);
  progress.step('Opening a small Discord on this machine, and the bot in it');
  const open = await openStage(session, options.log);
  const { stage } = open;
  try {
    await play(stage, weekOf(talk), dayTeller(progress));
    progress.step('Writing what the week left');
    const counts = countWeek(stage);
    if (counts.digests !== 1) throw new Error(`The digest went out ${counts.digests} times instead of once.`);
    const texts = textsOf(stage, phrasesFor(session.document.language).note);
    const faults = await lookOver(stage, texts);
    const result = { files: await writeOutputs(options.out, texts), counts, faults };
    await options.stay?.(open, result);
    return result;
  } finally {
    await open.close();
  }
}

/** What each day of the week is about; said once, when its first scene comes. */
const DAYS: Readonly<Record<string, string>> = {
  Mon: 'Monday: the session is loaded and posted, the first answers come',
  Tue: 'Tuesday: people agree, object and narrow',
  Wed: 'Wednesday: the speaker answers what was asked, the brief comes',
  Thu: 'Thursday: the group meets, takes notes and takes away what it can',
  Sun: 'Sunday: a late reply, the digest falls due, and the host wraps up',
  'Mon+': 'Monday again: no second digest',
};

function dayTeller(progress: Progress): (scene: Scene) => void {
  let last = '';
  return ({ at }) => {
    const [day = ''] = at.split(' ');
    if (day === last) return;
    last = day;
    progress.step(DAYS[day] ?? day);
  };
}

function textsOf(stage: Stage, note: string) {
  const { session, digest } = stage.gathered;
  if (session === null || digest === null) throw new Error('The week ended without its documents.');
  return {
    session,
    digest: Buffer.concat([Buffer.from(`*${note}*\n\n`), digest]),
    transcript: `${note}\n\n${transcript(stage.local, stage.guild)}`,
  };
}
