import type { App } from '../app/app.js';
import { UserError } from '../core/errors.js';
import { DEFAULT_GROUP, groupKey } from '../core/groups.js';
import { described, inEach } from '../render/catalogue/localised.js';
import { settingsTexts } from '../render/catalogue/settings/settings-texts.js';
import { clip } from '../render/chat/escape.js';
import type { Choice, Invocation } from './command.js';

/** The slash option with which a command names one of the server's groups. */
export const GROUP_OPTION = {
  type: 3,
  name: 'group',
  ...described(inEach(settingsTexts, (say) => say.groupOption)),
  autocomplete: true,
} as const;

/**
 * The group a command is about: the named one, else the server's own.
 *
 * @throws UserError when the server has no such group
 */
export function whichGroup(app: App, { caller, options }: Pick<Invocation, 'caller' | 'options'>): string {
  const typed = String(options.get('group') ?? DEFAULT_GROUP).trim();
  return groupOfKey(app, caller.server, groupKey(typed));
}

/** @throws UserError when the server has no group of that key, which buttons hold */
export function groupOfKey(app: App, server: string, key: string): string {
  const group = app.memory.groups(server).find((each) => groupKey(each) === key);
  if (group === undefined) throw new UserError((language) => settingsTexts[language].refused.noGroup);
  return group;
}

/** Offers the server's groups whose name holds what was typed. */
export function offerGroups(app: App, { caller, options }: Invocation): readonly Choice[] {
  const typed = String(options.get('group') ?? '').toLowerCase();
  return app.memory
    .groups(caller.server)
    .filter((group) => group.length <= 100 && group.toLowerCase().includes(typed))
    .map((group) => ({ name: clip(group, 100), value: group }));
}
