import { ComponentType, ApplicationCommandOptionType as Option, TextInputStyle } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { deleteSession } from '../../app/hosting.js';
import { componentId } from '../../core/component-id.js';
import { UserError } from '../../core/errors.js';
import { hostingTexts } from '../../render/catalogue/hosting/hosting-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { clip, escapeChat } from '../../render/chat/escape.js';
import { label, textInput } from '../../render/discord/modal-parts.js';
import { layout, text } from '../../render/discord/parts.js';
import { holderOf } from '../../render/published/export-lines.js';
import type { Answer, Invocation, Modal } from '../command.js';
import { isSameName } from '../same-name.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { hosted } from './hosted.js';
import type { Subcommand } from './subcommand.js';

/** A host can do something about a few files; the rest is counted. */
const MOST_FILES = 10;

/** `/session delete`: what cannot be undone asks for the title. */
export const deleteSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'delete',
    ...described(inEach(hostingTexts, (say) => say.deleteDescription)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session delete',
      acknowledge: 'modal',
      open: ask,
      complete: (i, _, app) => offerSessions(app, i),
    },
    { door: 'modal', name: 'session-delete', acknowledge: 'ephemeral', run: erase },
  ],
};

function ask(invocation: Invocation, app: App): Modal {
  const { session } = hosted(invocation, app, whichSession(app, invocation).session.id);
  const say = hostingTexts[languageOf(invocation.caller.locale)];
  const field = textInput('title', TextInputStyle.Short, { max: 300, required: true });
  return {
    custom_id: componentId('session-delete', session.id),
    title: say.deleteTitle,
    components: [
      { type: ComponentType.TextDisplay, content: `**${escapeChat(clip(session.title, 200))}**\n${say.whatGoes}` },
      label(say.typeTitle, say.typeTitleHint, field),
    ],
  };
}

async function erase(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = hosted(invocation, app, invocation.args[0] ?? '');
  const say = hostingTexts[languageOf(invocation.caller.locale)];
  if (!isSameName(invocation.fields.get('title')?.[0] ?? '', session.title)) {
    throw new UserError((language) => hostingTexts[language].otherTitle);
  }
  const files = await deleteSession(app, session);
  const lines = files
    .slice(0, MOST_FILES)
    .map(({ at, by, file }) => say.file(`<t:${Math.floor(at.getTime() / 1_000)}:f>`, holderOf({ by, file })));
  if (files.length > MOST_FILES) lines.push(say.moreFiles(files.length - MOST_FILES));
  const gone = say.deleted(escapeChat(clip(session.title, 100)));
  return layout(text(lines.length === 0 ? gone : `${gone}\n${say.purge(lines.join('\n'))}`));
}
