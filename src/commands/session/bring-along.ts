import type { App } from '../../app/app.js';
import { bringAlong, openBefore } from '../../app/bringing-along.js';
import { UserError } from '../../core/errors.js';
import { bringingTexts } from '../../render/catalogue/bringing/bringing-texts.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { bringingModal, broughtMessage } from '../../render/discord/bringing-message.js';
import type { Answer, Handler, Invocation, Modal } from '../command.js';
import { hosted } from './hosted.js';
import { showPreview } from './open-document.js';

/** *Bring along* under a preview: what stayed open in the session before becomes a question of this one. */
export const bringHandlers: readonly Handler[] = [
  { door: 'component', name: 'bring', acknowledge: 'modal', open: openBringing },
  { door: 'modal', name: 'bring', acknowledge: 'update', run: bring },
];

function openBringing(invocation: Invocation, app: App): Modal {
  const [id = '', channel = ''] = invocation.args;
  const { session, document } = hosted(invocation, app, id);
  const before = openBefore(app, session, document.questions);
  const language = languageOf(invocation.caller.locale);
  if (before.open.length === 0) throw new UserError((each) => bringingTexts[each].nothingWaits);
  return bringingModal(id, channel, before, bringingTexts[language]);
}

async function* bring(invocation: Invocation, app: App): AsyncGenerator<Answer> {
  const { caller, args, fields } = invocation;
  const [id = '', channel = ''] = args;
  const { session } = hosted(invocation, app, id);
  const keys = fields.get('questions') ?? [];
  const { preview, ...document } = await bringAlong(app, session, keys, caller.user);
  yield showPreview(app, caller, preview, channel);
  yield { ...broughtMessage(keys.length, document, bringingTexts[languageOf(caller.locale)]), aside: true };
}
