import { compareIds } from './snowflake.js';
import type { MessageLog, MessageRecord } from './types.js';

/** A log without messages. */
export function emptyLog(): MessageLog {
  return { byId: new Map(), order: [] };
}

/** Adds a message; the end of the log is the usual place. */
export function addToLog(log: MessageLog, message: MessageRecord): void {
  log.byId.set(message.id, message);
  const last = log.order.at(-1);
  if (last === undefined || compareIds(last, message.id) < 0) log.order.push(message.id);
  else log.order.splice(positionOf(log, message.id), 0, message.id);
}

/** Takes a message out. */
export function removeFromLog(log: MessageLog, messageId: string): void {
  if (!log.byId.delete(messageId)) return;
  log.order.splice(positionOf(log, messageId), 1);
}

/** The index of the first id that is not older than `id`, by halving. */
export function positionOf(log: MessageLog, id: string): number {
  let low = 0;
  let high = log.order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // `middle` lies below the length, so there is an id.
    if (compareIds(log.order[middle] as string, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
