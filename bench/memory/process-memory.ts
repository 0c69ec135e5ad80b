import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KILOBYTES = 1_024;

/** What a process takes of memory now, and took at most, in whole megabytes (Linux, proc(5)). */
export async function residentMegabytes(pid: number): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / KILOBYTES);
  return { now: field('VmRSS'), peak: field('VmHWM') };
}

/** All of this machine's PostgreSQL together; what they share is counted once. */
export async function postgresMegabytes(): Promise<number> {
  let sum = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (name.trim() !== 'postgres') continue;
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return Math.round(sum / KILOBYTES);
}

/**
 * Puts a process into a control group of its own, in which the kernel ends it beyond so many megabytes, pages of files that
 * it reads included.
 */
export async function confine(pid: number, megabytes: number): Promise<{ remove(): Promise<void> }> {
  const old = '/sys/fs/cgroup/memory';
  const isOld = (await readdir('/sys/fs/cgroup')).includes('memory');
  const folder = join(isOld ? old : '/sys/fs/cgroup', `rapporteur-memory-${process.pid}-${pid}`);
  await mkdir(folder);
  const file = isOld ? 'memory.limit_in_bytes' : 'memory.max';
  await writeFile(join(folder, file), String(megabytes * KILOBYTES * KILOBYTES));
  await writeFile(join(folder, 'cgroup.procs'), String(pid));
  return { remove: () => rmdir(folder) };
}
