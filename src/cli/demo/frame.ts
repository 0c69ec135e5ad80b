import type { Scene, Talk } from './scene.js';
import { nameMe } from './scenes.js';
import { inOrder } from './week.js';

/** What happens in every week of the demo, whatever is talked about. */
const FRAME: readonly Scene[] = [
  { at: 'Mon 09:00', who: 'host', act: { kind: 'load' } },
  { at: 'Mon 09:02', who: 'host', act: { kind: 'post' } },
  { at: 'Mon 09:04', who: 'host', act: { kind: 'speaker' } },
  { at: 'Mon 09:06', who: 'host', act: { kind: 'schedule', hour: 18 } },
  nameMe('Mon 10:40', 'speaker', 'My name'),
  nameMe('Mon 13:25', 'tester', 'My initials'),
  nameMe('Mon 17:28', 'sceptic', 'My name'),
  nameMe('Mon 17:55', 'builder', 'My name'),
  { at: 'Wed 12:40', who: 'newcomer', act: { kind: 'claims', question: 1 } },
  { at: 'Wed 19:30', who: 'host', act: { kind: 'brief' } },
  { at: 'Thu 17:30', who: 'newcomer', act: { kind: 'catch-up' } },
  { at: 'Sun 17:50', who: 'host', act: { kind: 'preview' } },
  // Due at 18:00: a minute before nothing may go out, at 18:00 one digest, and later none again.
  { at: 'Sun 17:59', who: 'host', act: { kind: 'tick' } },
  { at: 'Sun 18:00', who: 'host', act: { kind: 'tick' } },
  { at: 'Sun 18:01', who: 'host', act: { kind: 'tick' } },
  { at: 'Sun 18:20', who: 'host', act: { kind: 'wrap' } },
  { at: 'Sun 18:30', who: 'host', act: { kind: 'export' } },
  { at: 'Mon+ 09:00', who: 'host', act: { kind: 'tick' } },
];

/** A whole week: the frame with a talk in it, in the order of its moments. */
export function weekOf(talk: Talk): readonly Scene[] {
  return inOrder([...FRAME, ...talk.scenes]);
}
