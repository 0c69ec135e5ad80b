import { createHash } from 'node:crypto';
import { ApplicationFlags, Locale } from 'discord-api-types/v10';
import type { ApplicationRecord, UserRecord, World } from './types.js';

/**
 * What a fresh application may do with privileged intents: read message content (the "limited" flag of an
 * unverified application), but neither members nor presences. 1<<19 of the application flags.
 */
const FRESH_FLAGS = ApplicationFlags.GatewayMessageContentLimited;

/** A new person. The name may have any form; the username is derived from it. */
export function createUser(world: World, name: string, bot = false, applicationId: string | null = null): UserRecord {
  const id = world.nextId();
  const plain = name.toLowerCase().replace(/[^a-z0-9_.]/g, '');
  const user: UserRecord = {
    id,
    username: bot ? name : `${plain.slice(0, 20)}${plain ? '_' : 'user_'}${id.slice(-4)}`,
    globalName: bot ? null : name,
    bot,
    applicationId,
    locale: Locale.EnglishUS,
    refusesDirect: false,
    token: token(id),
  };
  world.users.set(id, user);
  return user;
}

/** A new application with its bot user; the two share one id, as all newer ones do at Discord. */
export function createApplication(world: World, name: string): ApplicationRecord {
  const owner = createUser(world, `${name} team`);
  const bot = createUser(world, name, true);
  const application: ApplicationRecord = {
    id: bot.id,
    name,
    token: bot.token,
    botUserId: bot.id,
    ownerId: owner.id,
    flags: FRESH_FLAGS,
    commands: new Map(),
  };
  world.applications.set(application.id, application);
  world.users.set(bot.id, { ...bot, applicationId: application.id });
  return application;
}

/** Shaped like Discord's: the id in base64, a dot, and a tail; the same for the same id. */
function token(id: string): string {
  const tail = createHash('sha256').update(`local ${id}`).digest('base64url');
  return `${Buffer.from(id).toString('base64url')}.${tail.slice(0, 6)}.${tail.slice(5, 43)}`;
}

/** The application of a bot user; null for a person. */
export function applicationOf(world: World, userId: string): ApplicationRecord | null {
  const applicationId = world.users.get(userId)?.applicationId;
  return (applicationId && world.applications.get(applicationId)) || null;
}
