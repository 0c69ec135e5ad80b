import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { readShards, type Shards } from '../core/shards.js';
import { isZone } from '../core/zoned.js';

/** What the environment sets. */
export interface Config {
  readonly token: string | null;
  /** Discord's API with its `/api`, null for Discord's own. */
  readonly apiUrl: string | null;
  /** PostgreSQL's address, null for PGlite in {@link Config.dataFolder}. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly zone: string;
  /** Where health is told, null for nowhere. */
  readonly http: { readonly host: string; readonly port: number } | null;
  /** The repository for public sessions, null for none. */
  readonly publish: PublishConfig | null;
  /** The shards of this process, null for all. */
  readonly shards: Shards | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Where public sessions are published. */
export interface PublishConfig {
  readonly remote: string;
  readonly branch: string | null;
  readonly requestBranch: string | null;
  readonly only: string | null;
}

/** An address as git takes it: https, ssh, file, `user@host:path` or an absolute path; none that starts a program. */
const REMOTE = /^(https?|ssh|file):\/\/\S+$|^[\w.-]+@[\w.-]+:[^\s-]\S*$|^\/\S+$/;

/** What git takes for a branch's name, but for rare signs (git-check-ref-format). */
const BRANCH = /^(?![-./])(?!.*(\.\.|\/[./]|\/\/|@\{|\.lock(\/|$)))[\w./@+-]*[\w@+-]$/;

const isAddress = (schemes: readonly string[]) => (value: string) =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

const schema = z.object({
  DISCORD_TOKEN: z.string().trim().min(1, 'is empty').optional(),
  DISCORD_API_URL: z
    .string()
    .refine(isAddress(['http:', 'https:']), 'is no http address')
    .refine((value) => value.endsWith('/api'), 'must end in /api')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isAddress(['postgres:', 'postgresql:']), 'is no address such as postgres://user@host:5432/name')
    .optional(),
  RAPPORTEUR_DATA: z.string().min(1, 'is empty').default('./data'),
  RAPPORTEUR_ZONE: z.string().refine(isZone, 'is no time zone such as Europe/Berlin').default('UTC'),
  RAPPORTEUR_HTTP: z
    .string()
    .regex(/^[^:]+:\d{1,5}$/, 'is no host and port such as 127.0.0.1:8080')
    .optional(),
  PUBLISH_REPO: z.string().trim().regex(REMOTE, 'is no address of a Git repository').optional(),
  PUBLISH_BRANCH: z.string().trim().regex(BRANCH, 'is no name of a branch').optional(),
  PUBLISH_REQUEST_BRANCH: z.string().trim().regex(BRANCH, 'is no name of a branch').optional(),
  PUBLISH_SERVER: z
    .string()
    .trim()
    .regex(/^\d{17,20}$/, 'is no id of a server')
    .optional(),
  SHARDS: z
    .string()
    .trim()
    .refine((value) => readShards(value) !== null, 'is no range of shards such as 0-3/16')
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'is none of debug, info, warn, error, silent')
    .default('info'),
});

/**
 * Reads the settings from the environment; a variable that is set to nothing counts as not set.
 *
 * @throws UserError that tells all mistakes at once, without their values
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = schema.safeParse(set);
  if (!read.success) {
    const mistakes = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new UserError({
      message: `The environment has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}: ${mistakes.join('; ')}.`,
      hint: 'The README lists every variable with an example.',
    });
  }
  return {
    token: read.data.DISCORD_TOKEN ?? null,
    apiUrl: read.data.DISCORD_API_URL ?? null,
    databaseUrl: read.data.DATABASE_URL ?? null,
    dataFolder: read.data.RAPPORTEUR_DATA,
    zone: read.data.RAPPORTEUR_ZONE,
    http: read.data.RAPPORTEUR_HTTP ? hostAndPort(read.data.RAPPORTEUR_HTTP) : null,
    publish: publishConfig(read.data),
    shards: read.data.SHARDS ? readShards(read.data.SHARDS) : null,
    logLevel: read.data.LOG_LEVEL,
  };
}

function publishConfig(set: z.infer<typeof schema>): PublishConfig | null {
  if (set.PUBLISH_REPO === undefined) return null;
  return {
    remote: set.PUBLISH_REPO,
    branch: set.PUBLISH_BRANCH ?? null,
    requestBranch: set.PUBLISH_REQUEST_BRANCH ?? null,
    only: set.PUBLISH_SERVER ?? null,
  };
}

function hostAndPort(address: string): { readonly host: string; readonly port: number } {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
}
