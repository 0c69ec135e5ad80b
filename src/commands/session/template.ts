import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { newDocument } from '../../core/document/template.js';
import { hostingTexts } from '../../render/catalogue/hosting/hosting-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import type { Answer, Invocation } from '../command.js';
import type { Subcommand } from './subcommand.js';

/** `/session template`: a document to begin with, as a file. It is the same as `rapporteur new`. */
export const templateSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'template',
    ...described(inEach(hostingTexts, (say) => say.templateDescription)),
    options: [
      {
        type: Option.String,
        name: 'title',
        ...described(inEach(hostingTexts, (say) => say.titleDescription)),
        required: true,
        max_length: 200,
      },
    ],
  },
  handlers: [{ door: 'slash', name: 'session template', acknowledge: 'ephemeral', run: template }],
};

async function template({ caller, options }: Invocation): Promise<Answer> {
  const title = String(options.get('title'));
  const name = 'session.md';
  const data = new TextEncoder().encode(newDocument(title));
  const say = hostingTexts[languageOf(caller.locale)];
  return { content: say.template(`\`${name}\``), files: [{ name, data, contentType: 'text/markdown; charset=utf-8' }] };
}
