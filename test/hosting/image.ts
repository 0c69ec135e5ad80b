import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Cmd,
  type Copy,
  DockerfileParser,
  type From,
  type Healthcheck,
  type JSONInstruction,
} from 'dockerfile-ast';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

/** What the Dockerfile's last stage says of the container that is run. */
export interface Image {
  readonly bases: readonly string[];
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it copies from the build, relative to the program's folder. */
  readonly copied: readonly string[];
  readonly start: readonly string[];
  readonly health: readonly string[];
}

/** Reads the Dockerfile. */
export function readImage(): Image {
  const file = DockerfileParser.parse(DOCKERFILE);
  const all = file.getInstructions();
  const froms = all.filter((each): each is From => each.getKeyword() === 'FROM');
  const lastFrom = froms.at(-1);
  const last = all.slice(lastFrom === undefined ? 0 : all.indexOf(lastFrom));
  const of = (keyword: string) => last.filter((each) => each.getKeyword() === keyword);
  const args = (keyword: string) => of(keyword).map((each) => each.getArguments().map((one) => one.getValue()));
  const env = file.getENVs().flatMap((each) => each.getProperties());
  return {
    bases: froms.map((from) => from.getImage() ?? ''),
    user: args('USER').at(-1)?.[0] ?? 'root',
    env: Object.fromEntries(env.map((each) => [each.getName(), each.getValue() ?? ''])),
    copied: (of('COPY') as Copy[]).map((each) => each.getArguments()[0]?.getValue().replace('/rapporteur/', '') ?? ''),
    start: strings((of('CMD').at(-1) as Cmd | undefined) ?? null),
    health: healthCommand(of('HEALTHCHECK').at(-1) as Healthcheck | undefined),
  };
}

function strings(instruction: JSONInstruction | null): readonly string[] {
  return (instruction?.getJSONStrings() ?? []).map((each) => JSON.parse(each.getValue()) as string);
}

/** The parser knows no JSON inside a health check. */
function healthCommand(check: Healthcheck | undefined): readonly string[] {
  const text = check?.getArgumentsContent() ?? '';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** Lays the program's folder out as the image has it: only what is copied, and no package of development. */
export function layOut(image: Image, dist: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'rapporteur-image-'));
  for (const part of image.copied) {
    if (part === 'node_modules') copyPackages(folder);
    else copy(part === 'dist' ? dist : join(ROOT, part), join(folder, part));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What `npm prune --omit=dev` leaves. */
function copyPackages(folder: string): void {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: ROOT, encoding: 'utf8' });
  const packages = listed.split('\n').filter((path) => path.includes('node_modules'));
  // A package inside another's folder comes with it.
  for (const path of packages) {
    const inside = relative(ROOT, path);
    if (inside.lastIndexOf('node_modules') === 0) copy(path, join(folder, inside));
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', '--reflink=auto', from, to]);
}

/** Every path below a folder with its time of change: what must stay the same under a read-only root. */
export function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}
