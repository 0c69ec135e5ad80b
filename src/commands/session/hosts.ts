import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { addHost, removeHost } from '../../app/hosting.js';
import { hostingTexts } from '../../render/catalogue/hosting/hosting-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { clip, escapeChat } from '../../render/chat/escape.js';
import { layout, text } from '../../render/discord/parts.js';
import type { Answer, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { hosted } from './hosted.js';
import type { Subcommand } from './subcommand.js';

/** `/session hosts`: who they are, one more, one less. Who may manage the server can take over from whoever left. */
export const hostsSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'hosts',
    ...described(inEach(hostingTexts, (say) => say.hostsDescription)),
    options: [
      { type: Option.User, name: 'add', ...described(inEach(hostingTexts, (say) => say.addDescription)) },
      { type: Option.User, name: 'remove', ...described(inEach(hostingTexts, (say) => say.removeDescription)) },
      SESSION_OPTION,
    ],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session hosts',
      acknowledge: 'ephemeral',
      run: hosts,
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function hosts(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const say = hostingTexts[languageOf(caller.locale)];
  const { id } = whichSession(app, invocation).session;
  const now = () => hosted(invocation, app, id).session;
  const [added, removed] = [options.get('add'), options.get('remove')];
  const lines: string[] = [];
  if (added !== undefined) {
    await addHost(app, now(), String(added));
    lines.push(say.added(`<@${added}>`));
  }
  if (removed !== undefined) {
    const before = now();
    await removeHost(app, before, String(removed), caller.user);
    lines.push(say.removed(`<@${removed}>`));
  }
  // Who took themselves off the list may still see it.
  const { title, loadedBy, hosts: others } = app.memory.session(caller.server, id)?.session ?? now();
  const all = [loadedBy, ...others].map((user) => `<@${user}>`).join(', ');
  return layout(text([...lines, say.hosts(escapeChat(clip(title, 100)), all), `-# ${say.managersToo}`].join('\n')));
}
