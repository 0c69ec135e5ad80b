import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { rememberExport } from '../../app/exports.js';
import { type FilledDocument, fillDocument } from '../../app/write-back.js';
import type { Session } from '../../core/sessions.js';
import { exportingTexts } from '../../render/catalogue/exporting/exporting-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { exportedMessage, takenMessage } from '../../render/discord/export-message.js';
import type { Answer, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { hosted } from './hosted.js';
import type { Subcommand } from './subcommand.js';

/** `/session export`: the document as it stands now; where people changed our text in it, two buttons ask. */
export const exportSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'export',
    ...described(inEach(exportingTexts, (say) => say.description)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session export',
      acknowledge: 'ephemeral',
      run: exportDocument,
      complete: (i, _, app) => offerSessions(app, i),
    },
    { door: 'component', name: 'export-take', acknowledge: 'ephemeral', run: take },
  ],
};

async function exportDocument(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  const filled = await fill(invocation, app, session);
  return exportedMessage(session, filled, exportingTexts[languageOf(invocation.caller.locale)]);
}

async function take(invocation: Invocation, app: App): Promise<Answer> {
  const [id = '', which] = invocation.args;
  const { session } = hosted(invocation, app, id);
  const taken = which === 'document' ? 'document' : 'generated';
  const filled = await fill(invocation, app, session, taken);
  return takenMessage(filled, taken, exportingTexts[languageOf(invocation.caller.locale)]);
}

async function fill(
  { caller }: Invocation,
  app: App,
  { server, id }: Session,
  taken?: 'document' | 'generated',
): Promise<FilledDocument> {
  // On record before it is out, so that what is withdrawn at this moment is found.
  await rememberExport(app, server, id, caller.user);
  return fillDocument(app, server, id, { take: taken });
}
