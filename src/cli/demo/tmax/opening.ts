import type { Scene } from '../scene.js';
import { say } from '../scenes.js';

/** The host opens the week in the room above the threads. */
export const opening: readonly Scene[] = [
  say(
    'Mon 09:10',
    'host',
    'room',
    'open.hello',
    `Good morning. Five questions this week, each in its own thread. Answer where you have something to say and leave the rest. {name:speaker} has read all three papers for us and goes first. We meet <t:1791478800:F>, and I would like to arrive there with fewer questions than we have now.`,
  ),
];
