import { exportSession, load, post, preview, schedule, setSpeaker, tick } from './acts/hosting.js';
import { keep, listClaims, pin, tag } from './acts/keeping.js';
import { nameMe } from './acts/naming.js';
import { accept, propose, proposeByForm, vote } from './acts/taking-away.js';
import { agree, edit, remove, say } from './acts/talking.js';
import type { Act, Scene } from './scene.js';
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

async function perform(stage: Stage, { who, act }: Scene): Promise<void> {
  switch (act.kind) {
    case 'load':
      return load(stage);
    case 'post':
      return post(stage);
    case 'speaker':
      return setSpeaker(stage);
    case 'schedule':
      return schedule(stage, act.hour);
    case 'say':
      return say(stage, who, act);
    case 'edit':
      return edit(stage, who, act.label, act.text);
    case 'remove':
      return remove(stage, who, act.label);
    case 'agree':
      return agree(stage, who, act.label);
    case 'pin':
      return pin(stage, who, act.label, act.claim);
    case 'keep':
      return keep(stage, who, act);
    case 'tag':
      return tag(stage, who, act);
    case 'name':
      return nameMe(stage, who, act.choice);
    case 'propose':
      return propose(stage, who, act.label);
    case 'propose-form':
      return proposeByForm(stage, who, act);
    case 'vote':
      return vote(stage, who, act);
    case 'accept':
      return accept(stage, who, act.label);
    case 'claims':
      return listClaims(stage, who, act.question);
    case 'preview':
      return preview(stage);
    case 'tick':
      return tick(stage);
    case 'export':
      return exportSession(stage);
  }
}
