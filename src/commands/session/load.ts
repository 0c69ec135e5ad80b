import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { UserError } from '../../core/errors.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { described, inEach } from '../../render/catalogue/localised.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import type { Invocation } from '../command.js';
import { bringHandlers } from './bring-along.js';
import { loadAgainHandlers } from './load-again.js';
import { openDocument } from './open-document.js';
import { postButtons } from './post.js';
import { laterHandlers } from './post-later.js';
import { speakerChoice } from './speaker.js';
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
    ...loadAgainHandlers,
    ...bringHandlers,
    ...speakerChoice,
    ...postButtons,
    ...laterHandlers,
  ],
};

async function load({ caller, files, options }: Invocation, app: App): Promise<OutgoingMessage> {
  const file = files.get('document');
  if (!file) throw new UserError((language) => previewTexts[language].noDocument);
  return openDocument(app, caller, file, options.get('channel'));
}
