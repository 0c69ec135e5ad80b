import type { App } from '../app/app.js';
import { chooseName } from '../app/privacy.js';
import { UserError } from '../core/errors.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import type { Id } from '../core/ids.js';
import type { OutsideName, SessionRecord } from '../core/record.js';
import { languageOf } from '../render/catalogue/localised.js';
import { noticeTexts } from '../render/catalogue/notice/notice-texts.js';
import { clip } from '../render/chat/escape.js';
import { nameChoices, nameChosen, wordsNotice } from '../render/discord/notice.js';
import { layout, text } from '../render/discord/parts.js';
import { tableRow } from '../render/discord/question-message.js';
import type { Answer, Invocation, Topic } from './command.js';

const CHOICES: readonly Exclude<OutsideName, 'unset'>[] = ['name', 'initials', 'none', 'absent'];

/** The buttons under our first messages: how files name a person, how words are used, the table as text. */
export const peopleTopic: Topic = {
  registration: [],
  handlers: [
    {
      door: 'component',
      name: 'name-me',
      acknowledge: 'ephemeral',
      run: async ({ caller }) => nameChoices(caller.name, noticeTexts[languageOf(caller.locale)]),
    },
    { door: 'component', name: 'call-me', acknowledge: 'update', run: callMe },
    { door: 'component', name: 'words', acknowledge: 'ephemeral', run: words },
    { door: 'component', name: 'table', acknowledge: 'ephemeral', run: table },
  ],
};

async function callMe({ caller, args }: Invocation, app: App): Promise<Answer> {
  const outside = CHOICES.find((choice) => choice === args[0]);
  if (!outside) throw new UserError((language) => noticeTexts[language].unknownChoice);
  await chooseName(app, { server: caller.server, user: caller.user, name: caller.name, outside });
  return nameChosen(outside, caller.name, noticeTexts[languageOf(caller.locale)]);
}

async function words({ caller, args }: Invocation, app: App): Promise<Answer> {
  // Under a digest, which is of many sessions, it tells what holds for all.
  const isOfDigest = args[0] === 'digest';
  const record = isOfDigest ? null : remembered(app, caller.server, args[0]);
  const { namesShown } = app.memory.settings(caller.server, record?.session.group ?? DEFAULT_GROUP);
  const fate = { publish: record?.document.publish ?? ('server' as const), namesShown };
  return wordsNotice(fate, noticeTexts[languageOf(caller.locale)]);
}

async function table({ caller, args }: Invocation, app: App): Promise<Answer> {
  const record = remembered(app, caller.server, args[0]);
  const rows = record.document.ingredients.map((ingredient) => tableRow(record, ingredient.id));
  return layout(text(clip(rows.join('\n'), 3_900)));
}

/** @throws UserError when this server has no session of that id, another one's included */
function remembered(app: App, server: Id, session = ''): SessionRecord {
  const record = app.memory.session(server, session);
  if (record) return record;
  throw new UserError((language) => noticeTexts[language].noSession);
}
