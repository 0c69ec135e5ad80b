import { once } from 'node:events';
import { UserError } from '../../core/errors.js';
import type { Log } from '../../core/ports/log.js';
import type { GuideStep, StagePerson } from '../../stage/stage-play.js';
import { serveStage } from '../../stage/stage-server.js';
import { ROLES } from '../demo/cast.js';
import type { OpenStage } from '../demo/open-stage.js';
import type { Role } from '../demo/scene.js';
import { STAGE_PAGE } from '../own-files.js';
import { controlsOf } from './controls.js';

export interface ShowOptions {
  readonly log: Log;
  /** 0 takes a free one. */
  readonly port: number;
  readonly guide: readonly GuideStep[];
  /** Told the address. */
  readonly out: NodeJS.WritableStream;
}

/** How often the bot looks at the clock. */
const TICK_MS = 20_000;

/**
 * Shows a stage in the browser until the process is asked to end; from then on its clock runs.
 *
 * @throws UserError when the port is taken
 */
export async function showStage(open: OpenStage, { log, port, guide, out }: ShowOptions): Promise<void> {
  const { stage } = open;
  stage.clock.run();
  const tick = setInterval(() => {
    open
      .bot()
      .tick()
      .catch((err: unknown) => log.error({ err }, 'a tick failed'));
  }, TICK_MS);
  const played = {
    discordUrl: stage.local.world.origin,
    people: peopleOf(open),
    controls: controlsOf(open),
    guide,
    file: stage.file,
    pageFolder: STAGE_PAGE,
    log: (line: string) => log.error({}, line),
  };
  const server = await serveStage(played, port).catch((error: unknown) => {
    clearInterval(tick);
    throw portError(error, port);
  });
  out.write(`\nThe stage is open: ${server.url}\nCtrl+C closes it; nothing of it is kept.\n`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  clearInterval(tick);
  await server.close();
}

function portError(error: unknown, port: number): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error;
  return new UserError({
    message: `The port ${port} is taken by another program.`,
    hint: 'Give another with --port, or leave it out.',
  });
}

/** Who they are in the page; roles of the demo's talk, in words. */
const WORDS: Readonly<Record<Role, string>> = {
  host: 'host: may manage the server',
  speaker: 'the speaker',
  builder: 'participant',
  tester: 'participant',
  sceptic: 'participant',
  newcomer: 'participant, new here',
};

function peopleOf({ stage, guild }: OpenStage): readonly StagePerson[] {
  const stranger = guild.join('Someone else');
  const known = ROLES.map((role) => ({ id: stage.people[role].id, name: stage.people[role].name, role: WORDS[role] }));
  const all = [...known, { id: stranger.id, name: stranger.name, role: 'a stranger, takes no part' }];
  return all.map((person) => ({ ...person, token: stage.local.world.users.get(person.id)?.token ?? '' }));
}
