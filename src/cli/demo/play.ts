import { exportSession, load, post, preview, schedule, setSpeaker, tick } from './acts/hosting.js';
import { keep, listClaims, pin, tag } from './acts/keeping.js';
import { brief, catchUp, confirmNote, note } from './acts/meeting.js';
import { nameMe } from './acts/naming.js';
import { correct, leaveOut } from './acts/own-words.js';
import { accept, propose, proposeByForm, vote } from './acts/taking-away.js';
import { agree, edit, remove, say } from './acts/talking.js';
import { wrap } from './acts/wrapping.js';
import type { Act, Role, Scene } from './scene.js';
import { type Stage, settle } from './stage.js';
import { momentOf } from './week.js';

/** Acts that the bot only takes note of: nothing waits for them until somebody asks it something. */
const QUIET: readonly Act['kind'][] = ['say', 'edit', 'remove', 'agree'];

/**
 * Plays scenes one after the other: the clock goes to the scene's moment and the person acts as in Discord. Before
 * anybody asks the bot for something it has acted upon all that went before. Nothing is timed, so the same scenes give
 * the same world.
 *
 * @param scenes in the order of their moments
 * @param begin told each scene before it is played
 */
export async function play(stage: Stage, scenes: readonly Scene[], begin: (scene: Scene) => void): Promise<void> {
  let unseen = false;
  for (const scene of scenes) {
    const quiet = QUIET.includes(scene.act.kind);
    if (unseen && !quiet) await settle(stage);
    unseen = quiet;
    begin(scene);
    stage.clock.set(momentOf(scene.at));
    await perform(stage, scene);
  }
  await settle(stage);
}

type Perform<Kind extends Act['kind']> = (
  stage: Stage,
  who: Role,
  act: Extract<Act, { kind: Kind }>,
) => Promise<void> | void;

const PERFORM: { readonly [Kind in Act['kind']]: Perform<Kind> } = {
  load,
  post,
  speaker: setSpeaker,
  schedule: (stage, _who, act) => schedule(stage, act.hour),
  say,
  edit: (stage, who, act) => edit(stage, who, act.label, act.text),
  remove: (stage, who, act) => remove(stage, who, act.label),
  agree: (stage, who, act) => agree(stage, who, act.label),
  pin: (stage, who, act) => pin(stage, who, act.label, act.claim),
  keep,
  tag,
  name: (stage, who, act) => nameMe(stage, who, act.choice),
  propose: (stage, who, act) => propose(stage, who, act.label),
  'propose-form': proposeByForm,
  vote,
  accept: (stage, who, act) => accept(stage, who, act.label),
  claims: (stage, who, act) => listClaims(stage, who, act.question),
  preview,
  brief,
  note,
  confirm: (stage, who, act) => confirmNote(stage, who, act.label),
  correct,
  'leave-out': (stage, who, act) => leaveOut(stage, who, act.claim),
  'catch-up': catchUp,
  wrap,
  tick,
  export: exportSession,
};

/** What a host does because they host; the rest they do as one of the group. */
const HOSTING: readonly Act['kind'][] = [
  'load',
  'post',
  'speaker',
  'schedule',
  'brief',
  'accept',
  'preview',
  'wrap',
  'export',
];

async function perform(stage: Stage, { who, act }: Scene): Promise<void> {
  const before = stage.hands.count;
  // The table is keyed by the act's own kind, which TypeScript cannot follow through a lookup.
  const carryOut = PERFORM[act.kind] as (stage: Stage, who: Role, act: Act) => Promise<void> | void;
  await carryOut(stage, who, act);
  if (!HOSTING.includes(act.kind)) return;
  stage.hosting.set(act.kind, (stage.hosting.get(act.kind) ?? 0) + stage.hands.count - before);
}
