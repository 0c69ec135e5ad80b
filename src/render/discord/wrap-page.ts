import { componentId } from '../../core/component-id.js';
import type { SessionRecord } from '../../core/record.js';
import type { Unwrapped, WrapStep } from '../../core/wrap.js';

/** One page of wrap. */
export interface WrapPage {
  readonly record: SessionRecord;
  readonly waiting: Unwrapped;
  readonly step: WrapStep;
  /** From 0; one that is not there shows the last. */
  readonly page: number;
  /** What publishing did, a line each; empty before. */
  readonly done: readonly string[];
}

/** The `custom_id` that shows a step of a session. */
export function wrapId(session: string, step: WrapStep, page = 0): string {
  return componentId('wrap', session, step, page);
}
