import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { forgetPerson } from '../app/privacy.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { noticeTexts } from '../render/catalogue/notice/notice-texts.js';
import { privacyTexts } from '../render/catalogue/privacy/privacy-texts.js';
import type { PrivacyTexts } from '../render/catalogue/privacy/texts.js';
import { nameChoices } from '../render/discord/notice.js';
import { layout, text } from '../render/discord/parts.js';
import { forgetQuestion, forgottenMessage, holdingsMessage, ownDataFile } from '../render/discord/privacy-message.js';
import type { Answer, Invocation, Topic } from './command.js';
import { eraseHandlers, eraseOption } from './erase-server.js';

const subcommand = (name: string, pick: (say: PrivacyTexts) => string) =>
  ({ type: Option.Subcommand, name, ...described(inEach(privacyTexts, pick)) }) as const;

/** `/privacy`: what is held of oneself, how one is called, all of it as a file, and being forgotten. */
export const privacyTopic: Topic = {
  registration: [
    {
      name: 'privacy',
      ...described(inEach(privacyTexts, (say) => say.description)),
      contexts: [0],
      integration_types: [0],
      options: [
        subcommand('show', (say) => say.showDescription),
        subcommand('name', (say) => say.nameDescription),
        subcommand('export', (say) => say.exportDescription),
        subcommand('forget', (say) => say.forgetDescription),
        eraseOption,
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'privacy show', acknowledge: 'ephemeral', run: show },
    {
      door: 'slash',
      name: 'privacy name',
      acknowledge: 'ephemeral',
      run: async ({ caller }) => nameChoices(caller.name, noticeTexts[languageOf(caller.locale)]),
    },
    { door: 'slash', name: 'privacy export', acknowledge: 'ephemeral', run: exportOwn },
    { door: 'component', name: 'own-export', acknowledge: 'ephemeral', run: exportOwn },
    { door: 'slash', name: 'privacy forget', acknowledge: 'ephemeral', run: async (i) => forgetQuestion(speaking(i)) },
    { door: 'component', name: 'forget-ask', acknowledge: 'update', run: async (i) => forgetQuestion(speaking(i)) },
    { door: 'component', name: 'forget', acknowledge: 'update', run: forget },
    {
      door: 'component',
      name: 'forget-not',
      acknowledge: 'update',
      run: async (i) => layout(text(speaking(i).cancelled)),
    },
    ...eraseHandlers,
  ],
};

async function show(invocation: Invocation, app: App): Promise<Answer> {
  const { server, user } = invocation.caller;
  const { retentionDays } = app.memory.settings(server, DEFAULT_GROUP);
  return holdingsMessage(await app.store.privacy.ownData(server, user), retentionDays, speaking(invocation));
}

async function exportOwn(invocation: Invocation, app: App): Promise<Answer> {
  const { server, user } = invocation.caller;
  const file = ownDataFile(await app.store.privacy.ownData(server, user));
  return { content: speaking(invocation).exported, files: [file] };
}

async function forget(invocation: Invocation, app: App): Promise<Answer> {
  const { server, user } = invocation.caller;
  return forgottenMessage(await forgetPerson(app, server, user), speaking(invocation));
}

function speaking({ caller }: Invocation): PrivacyTexts {
  return privacyTexts[languageOf(caller.locale)];
}
