import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { Ability, ChannelFacts } from '../core/ports/chat.js';
import { doctorTexts } from '../render/catalogue/doctor/doctor-texts.js';
import { documentsTexts } from '../render/catalogue/documents/documents-texts.js';
import type { App } from './app.js';

/** A channel in which a session can be posted. */
export interface Postable extends ChannelFacts {
  readonly kind: 'text' | 'forum';
}

const NEEDED: Readonly<Record<Postable['kind'], readonly Ability[]>> = {
  text: ['see', 'send', 'history', 'react', 'open-threads', 'send-in-threads'],
  forum: ['see', 'send', 'history', 'react', 'send-in-threads'],
};

/**
 * Looks whether all that posting needs is allowed, before its first step.
 *
 * @throws UserError when the channel is of another kind or server, is a forum where posts must have tags (Discord
 *   would answer 40067), or names each permission that is missing
 */
export async function postable(app: App, server: Id, channel: Id): Promise<Postable> {
  const first = await app.chat.channel(channel, []);
  const { kind } = first;
  if (first.server !== server || (kind !== 'text' && kind !== 'forum')) {
    throw new UserError((language) => documentsTexts[language].unfitChannel(first.name));
  }
  if (first.demandsTag) throw new UserError((language) => doctorTexts[language].tagRefused);
  const facts = await app.chat.channel(channel, NEEDED[kind]);
  if (facts.missing.length === 0) return { ...facts, kind };
  const permissions = facts.missing.join(', ');
  throw new UserError((language) => documentsTexts[language].mayNot(facts.name, permissions));
}
