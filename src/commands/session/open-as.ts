import { ApplicationCommandType } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { isDocumentName } from '../../app/sessions.js';
import { UserError } from '../../core/errors.js';
import { documentsTexts } from '../../render/catalogue/documents/documents-texts.js';
import { clip, escapeChat } from '../../render/chat/escape.js';
import type { Answer, IncomingFile, Invocation, Topic } from '../command.js';
import { openDocument } from './open-document.js';

/** The menu *Open as session* on a message with a document: the same as `/session load`, and the file stands already. */
export const openAsTopic: Topic = {
  registration: [
    { type: ApplicationCommandType.Message, name: 'Open as session', contexts: [0], integration_types: [0] },
  ],
  handlers: [{ door: 'menu', name: 'Open as session', acknowledge: 'ephemeral', run: openAs }],
};

async function openAs({ caller, target }: Invocation, app: App): Promise<Answer> {
  return openDocument(app, caller, theDocument(target?.files ?? []), undefined);
}

/** Pictures beside it do not matter; of two documents none is guessed. */
function theDocument(files: readonly IncomingFile[]): IncomingFile {
  const documents = files.filter(({ name }) => isDocumentName(name));
  const [first] = documents;
  if (!first) throw new UserError((language) => documentsTexts[language].noFile);
  if (documents.length === 1) return first;
  const names = documents.map(({ name }) => escapeChat(clip(name, 60))).join(', ');
  throw new UserError((language) => documentsTexts[language].severalFiles(names));
}
