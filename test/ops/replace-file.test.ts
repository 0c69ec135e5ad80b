import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from '../../src/ops/replace-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapporteur-replace-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it('makes a file, and replaces it by another one with the same permissions', async () => {
  const path = join(folder, 'a.md');
  await replaceFile(path, bytes('one'), { mode: 0o600 });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await chmod(path, 0o640);
  const before = await stat(path);
  await replaceFile(path, bytes('two'));
  const after = await stat(path);
  expect(await readFile(path, 'utf8')).toBe('two');
  expect(after.mode & 0o777).toBe(0o640);
  // Another file in its place: whoever had the old one open still reads it whole.
  expect(after.ino).not.toBe(before.ino);
  expect(await readdir(folder)).toEqual(['a.md']);
});

it('replaces what a link leads to, and leaves the link', async () => {
  const path = join(folder, 'real.md');
  const link = join(folder, 'link.md');
  await writeFile(path, 'one');
  await symlink(path, link);
  await replaceFile(link, bytes('two'));
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('two');
});

it('leaves nothing behind where it fails', async () => {
  const path = join(folder, 'taken');
  await replaceFile(join(folder, 'a.md'), bytes('one'));
  await expect(replaceFile(folder, bytes('two'))).rejects.toThrow();
  await expect(replaceFile(join(path, 'b.md'), bytes('two'))).rejects.toThrow(/ENOENT/);
  expect(await readdir(folder)).toEqual(['a.md']);
});
