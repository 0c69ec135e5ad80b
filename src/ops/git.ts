import { execFile } from 'node:child_process';
import { RepositoryError } from '../core/ports/repository.js';

/** One call of git. */
export interface GitCall {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly milliseconds?: number;
}

/** Calls git in one folder. Gives what it printed; anything but success is a {@link GitError}. */
export type Git = (args: readonly string[], call?: GitCall) => Promise<Buffer>;

/** Git did not do it. The message is its last words, without addresses that may hold a password. */
export class GitError extends Error {
  /** Its exit code; null when it was ended, or could not be started. */
  readonly code: number | null;
  /** What it printed for programs. */
  readonly printed: string;

  constructor(code: number | null, message: string, printed: string) {
    super(message);
    this.name = 'GitError';
    this.code = code;
    this.printed = printed;
  }
}

const USUAL_MS = 60_000;
/** Documents may be of 16 MiB (design 13). */
const MOST_BYTES = 20 * 1_024 * 1_024;

/** What git needs of our environment; the rest, the bot's token among it, is not its business. */
const PASSED_ON =
  /^(PATH|HOME|USER|XDG_CONFIG_HOME|SSH_AUTH_SOCK|SSL_CERT_(FILE|DIR)|(https?|all|no)_proxy|GIT_SSH(_COMMAND|_VARIANT)?|GIT_SSL_.*|GIT_(AUTHOR|COMMITTER)_(NAME|EMAIL))$/i;

/**
 * Makes a caller of the `git` program for a bare repository in a folder. No shell, no question to anybody, no hook, an end
 * to every wait; the address of the other side is in no argument list, which everybody on the machine could read.
 *
 * @param remote the address that git calls `origin`
 * @param signal ends what runs
 */
export function createGit(folder: string, remote: string, processEnv: NodeJS.ProcessEnv, signal?: AbortSignal): Git {
  const env = { ...environment(processEnv), ...configuration(settings(remote)) };
  return (args, { input, env: more = {}, milliseconds = USUAL_MS } = {}) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        [`--git-dir=${folder}`, ...args],
        {
          env: { ...env, ...more },
          timeout: milliseconds,
          killSignal: 'SIGKILL',
          maxBuffer: MOST_BYTES,
          encoding: 'buffer',
          ...(signal ? { signal } : {}),
        },
        (error, stdout, stderr) => {
          if (error === null) resolve(stdout);
          else reject(gitError(error, args, { stdout, stderr, remote }));
        },
      );
      // One that ends early does not read its input; its exit code tells why.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input ?? '');
    });
}

function environment(from: NodeJS.ProcessEnv): Record<string, string> {
  const passed = Object.entries(from).flatMap(([name, value]) =>
    value !== undefined && PASSED_ON.test(name) ? [[name, value] as const] : [],
  );
  return {
    GIT_AUTHOR_NAME: 'Rapporteur',
    GIT_AUTHOR_EMAIL: 'rapporteur@invalid',
    GIT_COMMITTER_NAME: 'Rapporteur',
    GIT_COMMITTER_EMAIL: 'rapporteur@invalid',
    // `ssh` would ask for a password at a terminal of its own.
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...Object.fromEntries(passed),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_ALLOW_PROTOCOL: 'https:http:ssh:file',
    GIT_LITERAL_PATHSPECS: '1',
    // Its messages are looked into.
    LC_ALL: 'C',
  };
}

function settings(remote: string): readonly (readonly [string, string])[] {
  return [
    ['remote.origin.url', remote],
    ['core.hooksPath', '/dev/null'],
    ['credential.interactive', 'false'],
    ['core.protectHFS', 'true'],
    ['core.protectNTFS', 'true'],
    // What cleans up in the background would outlive us.
    ['gc.autoDetach', 'false'],
    ['maintenance.autoDetach', 'false'],
  ];
}

function configuration(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const numbered = pairs.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(pairs.length), ...Object.fromEntries(numbered) };
}

interface Failure {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly remote: string;
}

function gitError(
  error: Error & { readonly code?: unknown; readonly killed?: boolean },
  [command = '']: readonly string[],
  { stdout, stderr, remote }: Failure,
): GitError {
  if (error.code === 'ENOENT') return new GitError(null, 'the program git is not installed', '');
  if (error.killed) return new GitError(null, `git ${command} took too long and was ended`, '');
  const lines = withoutSecrets(String(stderr), remote).trim().split('\n');
  const telling = lines.filter((line) => /^(fatal|error|remote):/.test(line));
  const words = (telling.length > 0 ? telling : lines).slice(0, 3).join('; ').slice(0, 400);
  const code = typeof error.code === 'number' ? error.code : null;
  return new GitError(code, `git ${command}: ${words || error.name}`, withoutSecrets(String(stdout), remote));
}

/** Takes the other side's address, and whoever stands before the host of any address, out of a text. */
export function withoutSecrets(text: string, remote: string): string {
  const address = remote.replace(/\/+$/, '');
  return text.replaceAll(address, 'the repository').replace(/\/\/[^\s/@']*@/g, '//');
}

/** Says of a failure of git's that the repository does not answer. */
export function asAway(error: unknown): never {
  if (error instanceof GitError) throw new RepositoryError('away', error.message);
  throw error;
}
