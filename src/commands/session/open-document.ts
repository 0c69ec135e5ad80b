import type { App } from '../../app/app.js';
import { openBefore } from '../../app/bringing-along.js';
import { loadSession, type Preview } from '../../app/sessions.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { bringingTexts } from '../../render/catalogue/bringing/bringing-texts.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { planningTexts } from '../../render/catalogue/planning/planning-texts.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import { speakerTexts } from '../../render/catalogue/speaker/speaker-texts.js';
import { previewMessage } from '../../render/discord/preview-message.js';
import type { Caller, IncomingFile } from '../command.js';
import { hostsGroup, isHost } from '../who-may.js';

/**
 * Loads a document for whoever handed it in and shows the preview.
 *
 * @param channel where it is to be posted; without one in the group's channel, else where the caller is
 * @throws UserError when the file cannot be had, or the caller may not load it
 */
export async function openDocument(
  app: App,
  caller: Caller,
  file: IncomingFile,
  channel: unknown,
): Promise<OutgoingMessage> {
  const handedIn = { server: caller.server, by: caller.user, name: file.name, url: file.url, size: file.size };
  const preview = await loadSession(app, handedIn, {
    update: (session) => isHost(app, caller, session),
    begin: (group) => hostsGroup(app, caller, group),
  });
  return showPreview(app, caller, preview, channel);
}

/**
 * A preview in the caller's language.
 *
 * @param channel as in {@link openDocument}
 */
export function showPreview(app: App, caller: Caller, preview: Preview, channel: unknown): OutgoingMessage {
  const usual = preview.session && app.memory.settings(caller.server, preview.session.group).channel;
  const language = languageOf(caller.locale);
  const words = {
    say: previewTexts[language],
    planning: planningTexts[language],
    speaker: speakerTexts[language],
    bringing: bringingTexts[language],
  };
  const { session, document, changes } = preview;
  // A session that stands already takes its questions from its document alone.
  const open = session && !changes ? openBefore(app, session, document.questions).open.length : 0;
  return previewMessage({ ...preview, open }, String(channel ?? usual ?? caller.channel), words);
}
