import type { Actor } from '../../local-discord/actor.js';

/** How much somebody did with their hands. */
export interface Clicks {
  count: number;
}

/**
 * The same person, every command sent, menu used, button pressed and form sent counted as one click, a choice from a
 * select as two: it is opened first.
 */
export function countClicks(actor: Actor, clicks: Clicks): Actor {
  const counted =
    <Arguments extends readonly unknown[], Result>(cost: number, act: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      clicks.count += cost;
      return act(...args);
    };
  return {
    ...actor,
    run: counted(1, actor.run),
    menu: counted(1, actor.menu),
    click: counted(1, actor.click),
    choose: counted(2, actor.choose),
    submit: counted(1, actor.submit),
  };
}
