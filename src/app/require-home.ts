import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SessionRecord } from '../core/record.js';
import { homeOf } from '../core/sessions.js';
import { linkingTexts } from '../render/catalogue/linking/linking-texts.js';

/**
 * Where what is about a whole session is sent.
 * @throws UserError when there is no such place: in a linked forum without our overview
 */
export function requireHome(record: SessionRecord): Id {
  const home = homeOf(record);
  if (home !== null) return home;
  throw new UserError((language) => linkingTexts[language].noHome);
}
