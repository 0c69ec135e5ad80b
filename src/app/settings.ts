import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { ChannelFacts, ChannelKind } from '../core/ports/chat.js';
import type { GroupSettings } from '../core/settings.js';
import type { SettingsChange } from '../core/settings-change.js';
import { settingsTexts } from '../render/catalogue/settings/settings-texts.js';
import type { App } from './app.js';

/** Who changes the settings of which group. */
export interface Chooser {
  readonly server: Id;
  readonly group: string;
  readonly by: Id;
}

/**
 * Changes what a group chose, and gives the change, which can be taken back; null when all of it was so already.
 *
 * @throws UserError when a channel is none of this server, or of a kind that cannot be used
 */
export async function changeSettings(
  app: App,
  chooser: Chooser,
  wanted: Partial<GroupSettings>,
): Promise<SettingsChange | null> {
  if (wanted.channel) await usableChannel(app, chooser.server, wanted.channel, ['text', 'announcement', 'forum']);
  if (wanted.voiceChannel) await usableChannel(app, chooser.server, wanted.voiceChannel, ['voice']);
  const change = await app.store.settings.change({ ...chooser, at: app.clock() }, wanted);
  await remember(app, chooser.server, change);
  return change;
}

/**
 * Takes a change back.
 *
 * @throws UserError when it is no longer remembered, or somebody has changed the same since
 */
export async function takeBackSettings(app: App, chooser: Chooser, change: string): Promise<SettingsChange> {
  const taken = await app.store.settings.takeBack({ ...chooser, at: app.clock() }, change);
  if (taken === 'forgotten') throw new UserError((language) => settingsTexts[language].refused.forgotten);
  if (taken === 'changed since') throw new UserError((language) => settingsTexts[language].refused.changedSince);
  await remember(app, chooser.server, taken);
  return taken;
}

/** Whether a change that is remembered was one of roles. */
export async function changesRoles(app: App, { server, group }: Chooser, id: string): Promise<boolean> {
  const change = await app.store.settings.findChange(server, group, id);
  return change !== null && ('hostRoles' in change.after || 'keeperRoles' in change.after);
}

/** What the bot lacks where sessions are to be posted; null when it lacks nothing, or the group chose no channel. */
export async function lackingIn(app: App, { channel }: Pick<GroupSettings, 'channel'>): Promise<ChannelFacts | null> {
  if (channel === null) return null;
  const facts = await app.chat.channel(channel, [
    'see',
    'send',
    'history',
    'react',
    'attach',
    'open-threads',
    'send-in-threads',
  ]);
  return facts.missing.length === 0 ? null : facts;
}

async function usableChannel(app: App, server: Id, channel: Id, kinds: readonly ChannelKind[]): Promise<void> {
  const facts = await app.chat.channel(channel, []);
  if (facts.server === server && kinds.includes(facts.kind)) return;
  throw new UserError((language) => settingsTexts[language].refused.channel);
}

/** How people are called stands in every session that is remembered. */
async function remember(app: App, server: Id, change: SettingsChange | null): Promise<void> {
  if (change !== null && 'namesShown' in change.after) await app.memory.remember(server);
  else await app.memory.refreshSettings(server);
}
