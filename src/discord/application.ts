import { RequestMethod } from 'discord.js';
import { type APIApplication, Routes } from 'discord-api-types/v10';
import type { ApplicationFacts } from '../core/ports/chat.js';
import type { Connection } from './connection.js';
import { readsContent } from './content-intent.js';
import { asked } from './start-up.js';

/**
 * What Discord says of our application, and by its clock, how ours goes.
 *
 * @throws UserError for a wrong token, or a Discord that is not there
 */
export async function applicationFacts({ rest, clock }: Connection): Promise<ApplicationFacts> {
  const answer = await asked(() =>
    rest.queueRequest({ method: RequestMethod.Get, fullRoute: Routes.currentApplication() }),
  );
  // The route's answer is an application by Discord's own description.
  const application = (await answer.json()) as APIApplication;
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  const ahead = Math.round((clock().getTime() - theirs) / 1_000);
  return { readsContent: readsContent(application), clockAhead: Number.isNaN(theirs) ? null : ahead };
}
