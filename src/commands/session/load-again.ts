import type { App } from '../../app/app.js';
import { UserError } from '../../core/errors.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import { loadModal } from '../../render/discord/preview-message.js';
import type { Answer, Handler, Invocation, Modal } from '../command.js';
import { openDocument } from './open-document.js';

/** *Load again* under a preview: the mended document comes in its place, for the same channel. */
export const loadAgainHandlers: readonly Handler[] = [
  { door: 'component', name: 'load-again', acknowledge: 'modal', open: openLoad },
  { door: 'modal', name: 'load-again', acknowledge: 'update', run: loadAgain },
];

function openLoad({ caller, args }: Invocation): Modal {
  return loadModal(args[0] ?? caller.channel, previewTexts[languageOf(caller.locale)]);
}

async function loadAgain({ caller, args, files }: Invocation, app: App): Promise<Answer> {
  const file = files.get('document');
  if (!file) throw new UserError((language) => previewTexts[language].noDocument);
  return openDocument(app, caller, file, args[0]);
}
