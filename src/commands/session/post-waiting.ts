import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { missingParts } from '../../app/posting.js';
import { loaded, waitingPreview } from '../../app/sessions.js';
import { UserError } from '../../core/errors.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import { clip, escapeChat } from '../../render/chat/escape.js';
import { missingMessage } from '../../render/discord/posting-message.js';
import type { Answer, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { requireHost } from '../who-may.js';
import { showPreview } from './open-document.js';
import type { Subcommand } from './subcommand.js';

/** `/session post`: the preview of what waits, once more, with its buttons; or the one that posts what is missing. */
export const postSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'post',
    ...described(inEach(previewTexts, (say) => say.postDescription)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session post',
      acknowledge: 'ephemeral',
      run: showWaiting,
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function showWaiting(invocation: Invocation, app: App): Promise<Answer> {
  const { caller } = invocation;
  const { server, id } = whichSession(app, invocation).session;
  const current = await loaded(app, server, id);
  requireHost(app, caller, current.session);
  const preview = await waitingPreview(app, server, id);
  if (preview)
    return showPreview(app, caller, preview, current.session.plannedTo ?? current.session.channel ?? undefined);
  const missing = missingParts(current);
  if (missing > 0) return missingMessage(current.session, missing, previewTexts[languageOf(caller.locale)]);
  const title = escapeChat(clip(current.session.title, 100));
  throw new UserError((language) => previewTexts[language].nothingWaits(title));
}
