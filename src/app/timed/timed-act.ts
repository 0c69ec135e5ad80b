import type { Id } from '../../core/ids.js';
import type { SessionRecord } from '../../core/record.js';
import type { GroupSettings } from '../../core/settings.js';
import type { WorkKey } from '../../core/work.js';
import type { App } from '../app.js';

/** Something of a session that has fallen due; `target` and `at` name it among all of its kind, for good. */
export interface Due {
  readonly target: string;
  readonly at: Date;
}

/** What decides whether something has fallen due. */
export interface Circumstances {
  readonly now: Date;
  /** The IANA zone of the session's wall clock. */
  readonly zone: string;
  /** What the session's group chose. */
  readonly settings: GroupSettings;
}

/** What happens by the clock: once for each thing that falls due, whoever looks, however late. */
export interface TimedAct {
  readonly kind: WorkKey['kind'];
  /**
   * What has fallen due by now. It may name again what was done: the ledger knows. What must not come late any more is
   * left out.
   *
   */
  due(record: SessionRecord, circumstances: Circumstances): readonly Due[];
  /**
   * Does it. When a crash may have come after an earlier try had begun, `begunBefore` says so: look in Discord first.
   *
   * @returns where it stands in Discord; null for what stands nowhere
   */
  act(
    app: App,
    record: SessionRecord,
    due: Due,
    begunBefore: boolean,
  ): Promise<{ readonly channel: Id; readonly message: Id } | null>;
}
