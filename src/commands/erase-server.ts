import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { eraseServerData } from '../app/erase-server.js';
import { UserError } from '../core/errors.js';
import { erasingTexts } from '../render/catalogue/erasing/erasing-texts.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { erasedMessage, eraseModal } from '../render/discord/erasing-message.js';
import type { Answer, Caller, Handler, Invocation, Modal } from './command.js';
import { isSameName } from './same-name.js';
import { isAdministrator } from './who-may.js';

/** `/privacy erase`: all that is held of a server, for its administrators. */
export const eraseOption = {
  type: Option.Subcommand,
  name: 'erase',
  ...described(inEach(erasingTexts, (say) => say.description)),
} as const;

/** What cannot be undone asks for the server's name. */
export const eraseHandlers: readonly Handler[] = [
  { door: 'slash', name: 'privacy erase', acknowledge: 'modal', open: ask },
  { door: 'modal', name: 'erase-server', acknowledge: 'ephemeral', isLong: true, run: erase },
];

function ask({ caller }: Invocation): Modal {
  requireAdministrator(caller);
  return eraseModal(erasingTexts[languageOf(caller.locale)]);
}

async function erase({ caller, fields }: Invocation, app: App): Promise<Answer> {
  requireAdministrator(caller);
  const name = await app.chat.serverName(caller.server);
  if (!isSameName(fields.get('name')?.[0] ?? '', name)) {
    throw new UserError((language) => erasingTexts[language].otherName);
  }
  return erasedMessage(await eraseServerData(app, caller.server), erasingTexts[languageOf(caller.locale)]);
}

/** @throws UserError when the caller is none */
function requireAdministrator(caller: Caller): void {
  if (!isAdministrator(caller)) throw new UserError((language) => erasingTexts[language].notAdministrator);
}
