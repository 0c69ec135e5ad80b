import type { App } from '../../app/app.js';
import { waitingIn } from '../../app/wrap.js';
import { UserError } from '../../core/errors.js';
import type { SessionRecord } from '../../core/record.js';
import { firstWrapStep, type WrapStep } from '../../core/wrap.js';
import { languageOf } from '../../render/catalogue/localised.js';
import type { WrapTexts } from '../../render/catalogue/wrap/texts.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import { wrapMessage } from '../../render/discord/wrap-message.js';
import type { Answer, Invocation } from '../command.js';
import { requireHost } from '../who-may.js';

/** What of wrap is to be shown; without a step the first at which something waits. */
export interface WrapWish {
  readonly step?: WrapStep;
  readonly page?: number;
  readonly done?: readonly string[];
}

/**
 * A page of wrap as the store has the session now.
 *
 * @throws UserError when there is no such session here, it was not posted, or the caller is no host of it
 */
export async function wrapPage(invocation: Invocation, app: App, session: string, wish: WrapWish): Promise<Answer> {
  const record = await wrapped(invocation, app, session);
  const waiting = await waitingIn(app, record);
  const { step = firstWrapStep(waiting), page = 0, done = [] } = wish;
  return wrapMessage({ record, waiting, step, page, done }, speaking(invocation));
}

/**
 * The session that is wrapped up.
 *
 * @throws UserError when there is no such session here, it was not posted, or the caller is no host of it
 */
export async function wrapped({ caller }: Invocation, app: App, session: string): Promise<SessionRecord> {
  const record = await app.store.record(caller.server, session);
  if (!record || record.session.state === 'loaded') throw new UserError((language) => wrapTexts[language].notPosted);
  requireHost(app, caller, record.session);
  return record;
}

/** The texts in the caller's language. */
export function speaking({ caller }: Invocation): WrapTexts {
  return wrapTexts[languageOf(caller.locale)];
}

/** A page's number as a `custom_id` holds it. */
export function pageOf(arg: string | undefined): number {
  return Number.parseInt(arg ?? '0', 10) || 0;
}
