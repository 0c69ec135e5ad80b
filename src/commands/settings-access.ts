import type { App } from '../app/app.js';
import { type Chooser, lackingIn } from '../app/settings.js';
import { UserError } from '../core/errors.js';
import { groupKey } from '../core/groups.js';
import { languageOf } from '../render/catalogue/localised.js';
import { settingsTexts } from '../render/catalogue/settings/settings-texts.js';
import { type SettingsNews, settingsPage } from '../render/discord/settings-page.js';
import type { Answer, Invocation } from './command.js';
import { groupOfKey } from './which-group.js';
import { hostsGroup, managesServer } from './who-may.js';

/**
 * Whose settings a button, select or form is about.
 *
 * @throws UserError when the server has no such group, or the caller is no host of it
 */
export function chooserOf({ caller }: Pick<Invocation, 'caller'>, app: App, key: string): Chooser {
  const group = groupOfKey(app, caller.server, key);
  if (!hostsGroup(app, caller, group)) throw new UserError((language) => settingsTexts[language].refused.notHost);
  return { server: caller.server, group, by: caller.user };
}

/** @throws UserError when the caller may not Manage Server, which changing roles takes */
export function requireManager({ caller }: Pick<Invocation, 'caller'>): void {
  if (!managesServer(caller)) throw new UserError((language) => settingsTexts[language].refused.rolesNeedManager);
}

/** The page as it stands now, with what just happened. */
export async function settingsAnswer(
  { caller }: Invocation,
  app: App,
  { server, group }: Chooser,
  news: SettingsNews,
): Promise<Answer> {
  const settings = app.memory.settings(server, group);
  const isNewChannel = news !== null && news !== 'unchanged' && 'channel' in news.after;
  return settingsPage(
    {
      group,
      key: groupKey(group),
      settings,
      maySetRoles: managesServer(caller),
      botZone: app.zone,
      news,
      lacking: isNewChannel ? await lackingIn(app, settings) : null,
    },
    settingsTexts[languageOf(caller.locale)],
  );
}
