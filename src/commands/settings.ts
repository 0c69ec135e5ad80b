import type { App } from '../app/app.js';
import { changeSettings, changesRoles, takeBackSettings } from '../app/settings.js';
import { DEFAULT_GROUP, groupKey } from '../core/groups.js';
import { described, inEach } from '../render/catalogue/localised.js';
import { settingsTexts } from '../render/catalogue/settings/settings-texts.js';
import type { Answer, Choice, Invocation, Topic } from './command.js';
import { chooserOf, requireManager, settingsAnswer } from './settings-access.js';
import { settingsFormHandlers } from './settings-form.js';
import { GROUP_OPTION, offerGroups } from './which-group.js';
import { hostsGroup } from './who-may.js';

/** `/settings`: what a group chose, shown on one page and changed there. */
export const settingsTopic: Topic = {
  registration: [
    {
      name: 'settings',
      ...described(inEach(settingsTexts, (say) => say.description)),
      contexts: [0],
      integration_types: [0],
      options: [GROUP_OPTION],
    },
  ],
  handlers: [
    { door: 'slash', name: 'settings', acknowledge: 'ephemeral', run: show, complete: offerHosted },
    { door: 'component', name: 'settings-roles', acknowledge: 'update', run: chooseRoles },
    { door: 'component', name: 'settings-channel', acknowledge: 'update', run: chooseChannel },
    { door: 'component', name: 'settings-undo', acknowledge: 'update', run: undo },
    ...settingsFormHandlers,
  ],
};

async function show(invocation: Invocation, app: App): Promise<Answer> {
  const typed = String(invocation.options.get('group') ?? DEFAULT_GROUP).trim();
  return settingsAnswer(invocation, app, chooserOf(invocation, app, groupKey(typed)), null);
}

async function chooseRoles(invocation: Invocation, app: App): Promise<Answer> {
  const [key = '', field] = invocation.args;
  const chooser = chooserOf(invocation, app, key);
  requireManager(invocation);
  const roles = invocation.fields.get('values') ?? [];
  const change = await changeSettings(
    app,
    chooser,
    field === 'keeperRoles' ? { keeperRoles: roles } : { hostRoles: roles },
  );
  return settingsAnswer(invocation, app, chooser, change ?? 'unchanged');
}

async function chooseChannel(invocation: Invocation, app: App): Promise<Answer> {
  const [key = '', field] = invocation.args;
  const chooser = chooserOf(invocation, app, key);
  const channel = invocation.fields.get('values')?.[0] ?? null;
  const change = await changeSettings(app, chooser, field === 'voiceChannel' ? { voiceChannel: channel } : { channel });
  return settingsAnswer(invocation, app, chooser, change ?? 'unchanged');
}

async function undo(invocation: Invocation, app: App): Promise<Answer> {
  const [key = '', change = ''] = invocation.args;
  const chooser = chooserOf(invocation, app, key);
  if (await changesRoles(app, chooser, change)) requireManager(invocation);
  return settingsAnswer(invocation, app, chooser, await takeBackSettings(app, chooser, change));
}

function offerHosted(invocation: Invocation, _focused: string, app: App): readonly Choice[] {
  return offerGroups(app, invocation).filter(({ value }) => hostsGroup(app, invocation.caller, value));
}
