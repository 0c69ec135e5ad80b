import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SHORT_LIVED } from '../support/short-lived.js';

/** A Node process that runs a piece of code and talks in lines. */
export interface Child {
  readonly pid: number;
  /** The next line it prints. Rejects when it ends without one. */
  line(): Promise<string>;
  /** Sends the signal; waits for the end when the signal ends it. */
  kill(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void>;
}

/** Starts `code` (an ES module's text) as a process of its own. */
export function startChild(code: string): Child {
  const args = [...SHORT_LIVED, '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid ?? 0,
    async line() {
      const { value, done } = await lines.next();
      if (done === true) throw new Error('The process ended without another line');
      return String(value);
    },
    kill: (signal) => send(child, signal),
  };
}

async function send(child: ChildProcess, signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  if (signal === 'SIGKILL') await ended;
}
