import { allTopics } from '../commands/all.js';
import { UserError } from '../core/errors.js';
import { inviteLink } from '../discord/abilities.js';
import { createBot } from '../discord/bot.js';
import { readConfig } from './config.js';
import { createLog } from './log.js';

/**
 * The verb `register`: replaces the application's commands by ours, which `start` does as well, and prints the link that
 * invites the bot. With `dryRun` it prints the
 * array of Discord's bulk overwrite and asks nobody.
 *
 * @throws UserError when no token is set
 */
export async function register(env: NodeJS.ProcessEnv, dryRun: boolean, out: NodeJS.WritableStream): Promise<void> {
  const commands = allTopics.flatMap((topic) => topic.registration);
  if (dryRun) {
    out.write(`${JSON.stringify(commands, null, 2)}\n`);
    return;
  }
  const config = readConfig(env);
  if (!config.token) {
    throw new UserError({ message: 'DISCORD_TOKEN is not set.', hint: 'Set it, or look with --dry-run.' });
  }
  const log = createLog(config.logLevel);
  const bot = createBot({ token: config.token, apiUrl: config.apiUrl, log, clock: () => new Date() });
  await bot.register(commands);
  const { application } = await bot.identify();
  out.write(`${commands.length} commands are registered. Invite the bot: ${inviteLink(application)}\n`);
}
