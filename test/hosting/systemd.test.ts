import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readImage } from './image.js';

const UNIT = readFileSync(join(ROOT, 'docs/rapporteur.service'), 'utf8');
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

function value(name: string): string {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1] ?? '';
}

describe('the systemd unit', () => {
  it('starts what the image starts, in a folder of its own, and gives it time to leave', () => {
    const [, ...args] = readImage().start;
    expect(value('ExecStart')).toBe(`/usr/bin/node ${args.join(' ')}`);
    expect(value('Environment')).toContain(`RAPPORTEUR_DATA=/var/lib/${value('StateDirectory')}`);
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(5);
    expect(value('Restart')).toBe('always');
  });

  it.skipIf(!hasAnalyze)(
    `has nothing that systemd does not know, and little that it finds exposed${hasAnalyze ? '' : ' (skipped: no systemd-analyze here)'}`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'rapporteur-unit-'));
      try {
        const path = join(folder, 'rapporteur.service');
        // Where Node lies differs from machine to machine.
        writeFileSync(path, UNIT.replace('/usr/bin/node', process.execPath));
        const verified = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
        const complaints = verified.stderr.split('\n').filter((line) => line.includes('rapporteur.service'));
        expect(complaints).toEqual([]);
        // Of 100: Node makes code at run time and speaks with the world, the rest is closed.
        const exposed = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path]);
        expect(exposed.status).toBe(0);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
