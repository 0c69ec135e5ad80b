import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { rememberExport } from '../../app/exports.js';
import { fillDocument } from '../../app/write-back.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import type { Subcommand } from './subcommand.js';

/** `/session export`: the document as it stands now. */
export const exportSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'export',
    description: 'The session document with its two sections filled',
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
  ],
};

async function exportDocument(invocation: Invocation, app: App): Promise<OutgoingMessage> {
  const { session } = whichSession(app, invocation);
  // On record before it is out, so that what is withdrawn at this moment is found.
  await rememberExport(app, session.server, session.id, invocation.caller.user);
  const filled = await fillDocument(app, session.server, session.id);
  const data = new TextEncoder().encode(filled.text);
  const attached = { name: filled.file, data, contentType: 'text/markdown; charset=utf-8' };
  const said = filled.conflicts.length > 0 ? conflictText(filled.conflicts) : `“${session.title}” as it stands now.`;
  return { content: said, files: [attached] };
}

function conflictText(conflicts: readonly { readonly section: string; readonly line: number }[]): string {
  const where = conflicts.map(({ section, line }) => `${section} (line ${line})`).join(' and ');
  return `Somebody changed my text under ${where}, so I left the document as it was loaded. Load it again with their text outside my marks, or without the marks.`;
}
