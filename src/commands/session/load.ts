import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { loadSession } from '../../app/sessions.js';
import { UserError } from '../../core/errors.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { planningTexts } from '../../render/catalogue/planning/planning-texts.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import { previewMessage } from '../../render/discord/preview-message.js';
import type { Caller, IncomingFile, Invocation } from '../command.js';
import { hostsGroup, isHost } from '../who-may.js';
import { postButtons } from './post.js';
import { laterHandlers } from './post-later.js';
import type { Subcommand } from './subcommand.js';

/** `/session load`: the answer is the preview, with the button that posts. */
export const loadSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'load',
    ...described(inEach(previewTexts, (say) => say.loadDescription)),
    options: [
      {
        type: Option.Attachment,
        name: 'document',
        ...described(inEach(previewTexts, (say) => say.documentDescription)),
        required: true,
      },
      {
        type: Option.Channel,
        name: 'channel',
        ...described(inEach(previewTexts, (say) => say.channelDescription)),
        channel_types: [ChannelType.GuildText, ChannelType.GuildForum],
      },
    ],
  },
  handlers: [
    { door: 'slash', name: 'session load', acknowledge: 'ephemeral', run: load },
    ...postButtons,
    ...laterHandlers,
  ],
};

async function load({ caller, files, options }: Invocation, app: App): Promise<OutgoingMessage> {
  const file = files.get('document');
  if (!file) throw new UserError((language) => previewTexts[language].noDocument);
  return openDocument(app, caller, file, options.get('channel'));
}

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
  const usual = preview.session && app.memory.settings(caller.server, preview.session.group).channel;
  const language = languageOf(caller.locale);
  const words = { say: previewTexts[language], planning: planningTexts[language] };
  return previewMessage(preview, String(channel ?? usual ?? caller.channel), words);
}
