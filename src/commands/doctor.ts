import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { examineBot, examineServer } from '../app/doctor.js';
import { UserError } from '../core/errors.js';
import { doctorTexts } from '../render/catalogue/doctor/doctor-texts.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { doctorMessage } from '../render/discord/doctor-message.js';
import type { Answer, Invocation, Topic } from './command.js';
import { hostsSomething } from './who-may.js';

/** `/doctor`: what is amiss, and where to change it. For hosts, since it names channels that not everybody may see. */
export const doctorTopic: Topic = {
  registration: [
    {
      name: 'doctor',
      ...described(inEach(doctorTexts, (say) => say.description)),
      contexts: [0],
      integration_types: [0],
      options: [
        { type: Option.Channel, name: 'channel', ...described(inEach(doctorTexts, (say) => say.channelOption)) },
      ],
    },
  ],
  handlers: [{ door: 'slash', name: 'doctor', acknowledge: 'ephemeral', run: examine }],
};

async function examine({ caller, options }: Invocation, app: App): Promise<Answer> {
  if (!hostsSomething(app, caller)) throw new UserError((language) => doctorTexts[language].notHost);
  const asked = options.get('channel');
  const server = await examineServer(app, caller.server, asked === undefined ? [] : [String(asked)]);
  return doctorMessage(await examineBot(app), server, doctorTexts[languageOf(caller.locale)]);
}
