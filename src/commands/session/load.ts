import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { loadSession } from '../../app/sessions.js';
import { UserError } from '../../core/errors.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { planningTexts } from '../../render/catalogue/planning/planning-texts.js';
import { previewMessage } from '../../render/discord/preview-message.js';
import type { Invocation } from '../command.js';
import { hostsGroup, isHost } from '../who-may.js';
import { postButtons } from './post.js';
import { laterHandlers } from './post-later.js';
import type { Subcommand } from './subcommand.js';

/** `/session load`: the answer is the preview, with the button that posts. */
export const loadSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'load',
    description: 'Load a session document and see a preview; nothing is posted yet',
    options: [
      {
        type: Option.Attachment,
        name: 'document',
        description: 'The session document, a .md file of at most 1 MiB',
        required: true,
      },
      {
        type: Option.Channel,
        name: 'channel',
        description: 'Where to post: a text channel or a forum; without it that of /settings, else here',
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
  if (!file)
    throw new UserError({ message: 'No document was attached.', hint: 'Choose a file for the option `document`.' });
  const handedIn = { server: caller.server, by: caller.user, name: file.name, url: file.url, size: file.size };
  const preview = await loadSession(app, handedIn, {
    update: (session) => isHost(app, caller, session),
    begin: (group) => hostsGroup(app, caller, group),
  });
  const usual = preview.session && app.memory.settings(caller.server, preview.session.group).channel;
  const channel = String(options.get('channel') ?? usual ?? caller.channel);
  return previewMessage(preview, channel, planningTexts[languageOf(caller.locale)]);
}
