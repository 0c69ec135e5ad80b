import type { App } from '../app/app.js';
import { helpMessage } from '../render/discord/help-message.js';
import type { Answer, Invocation, Topic } from './command.js';
import { isHost, managesServer } from './who-may.js';

/** `/help`: a participant sees four things, a host the week. */
export const helpTopic: Topic = {
  registration: [{ name: 'help', description: 'What you can do here', contexts: [0], integration_types: [0] }],
  handlers: [{ door: 'slash', name: 'help', acknowledge: 'ephemeral', run: help }],
};

async function help({ caller }: Invocation, app: App): Promise<Answer> {
  const host =
    managesServer(caller) || app.memory.sessions(caller.server).some(({ session }) => isHost(caller, session));
  return helpMessage(host);
}
