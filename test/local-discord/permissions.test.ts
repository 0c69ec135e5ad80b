import { OverwriteType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  ALL_PERMISSIONS,
  canSee,
  guildPermissions,
  permissionsIn,
  statedPermissions,
} from '../../src/local-discord/permissions.js';
import { createWorld } from '../../src/local-discord/world/create-world.js';
import { createChannel } from '../../src/local-discord/world/guilds/channels.js';
import { addMember, createGuild, editMember } from '../../src/local-discord/world/guilds/guilds.js';
import { createRole } from '../../src/local-discord/world/guilds/roles.js';
import { startThread } from '../../src/local-discord/world/threads/start-thread.js';
import { addThreadMember } from '../../src/local-discord/world/threads/thread-members.js';
import { createUser } from '../../src/local-discord/world/users.js';

const EVERYONE =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.ReadMessageHistory |
  P.AttachFiles |
  P.CreatePrivateThreads;

function setUp() {
  const clock = { at: Date.UTC(2026, 9, 5) };
  const world = createWorld(() => clock.at);
  const owner = createUser(world, 'Noor');
  const guild = createGuild(world, 'Reading room', owner.id, EVERYONE);
  const red = createRole(world, guild, { name: 'red' });
  const blue = createRole(world, guild, { name: 'blue' });
  const ilse = createUser(world, 'Ilse');
  addMember(world, guild, ilse.id, { roleIds: [red.id, blue.id] });
  return { clock, world, owner, guild, red, blue, ilse };
}

type Scene = ReturnType<typeof setUp>;
interface Entry {
  readonly of: 'everyone' | 'red' | 'blue' | 'ilse';
  readonly allow?: bigint;
  readonly deny?: bigint;
}

function channelWith(scene: Scene, entries: readonly Entry[]) {
  const ids = { everyone: scene.guild.id, red: scene.red.id, blue: scene.blue.id, ilse: scene.ilse.id };
  return createChannel(scene.world, scene.guild, {
    name: 'talk',
    overwrites: entries.map(({ of, allow = 0n, deny = 0n }) => {
      return { id: ids[of], type: of === 'ilse' ? OverwriteType.Member : OverwriteType.Role, allow, deny };
    }),
  });
}

const ORDER: readonly [name: string, entries: readonly Entry[], may: boolean][] = [
  ['nothing is said', [], true],
  ['everyone is denied', [{ of: 'everyone', deny: P.SendMessages }], false],
  [
    'a role allows what everyone is denied',
    [
      { of: 'everyone', deny: P.SendMessages },
      { of: 'red', allow: P.SendMessages },
    ],
    true,
  ],
  [
    'one role allows, another denies: allowed',
    [
      { of: 'red', deny: P.SendMessages },
      { of: 'blue', allow: P.SendMessages },
    ],
    true,
  ],
  [
    'the member is denied what a role allows',
    [
      { of: 'red', allow: P.SendMessages },
      { of: 'ilse', deny: P.SendMessages },
    ],
    false,
  ],
  [
    'the member is allowed what a role denies',
    [
      { of: 'red', deny: P.SendMessages },
      { of: 'ilse', allow: P.SendMessages },
    ],
    true,
  ],
];

describe('permissions in a channel', () => {
  it.each(ORDER)('%s', (_name, entries, may) => {
    const scene = setUp();
    const channel = channelWith(scene, entries);
    expect((permissionsIn(scene.world, scene.ilse.id, channel) & P.SendMessages) !== 0n).toBe(may);
  });

  it('are none at all without seeing the channel, although they are stated', () => {
    const scene = setUp();
    const channel = channelWith(scene, [{ of: 'everyone', deny: P.ViewChannel }]);
    expect(permissionsIn(scene.world, scene.ilse.id, channel)).toBe(0n);
    expect(statedPermissions(scene.world, scene.ilse.id, channel) & P.SendMessages).toBe(P.SendMessages);
  });

  it('lose files with the right to write', () => {
    const scene = setUp();
    const channel = channelWith(scene, [{ of: 'everyone', deny: P.SendMessages }]);
    expect(permissionsIn(scene.world, scene.ilse.id, channel)).toBe(EVERYONE & ~P.SendMessages & ~P.AttachFiles);
  });

  it('are all for the owner and for administrators, whatever a channel denies', () => {
    const scene = setUp();
    const channel = channelWith(scene, [
      { of: 'everyone', deny: P.ViewChannel },
      { of: 'ilse', deny: P.ViewChannel },
    ]);
    expect(permissionsIn(scene.world, scene.owner.id, channel)).toBe(ALL_PERMISSIONS);
    const chief = createRole(scene.world, scene.guild, { name: 'chief', permissions: P.Administrator });
    editMember(scene.world, scene.guild, scene.ilse.id, { roleIds: [chief.id] });
    expect(permissionsIn(scene.world, scene.ilse.id, channel)).toBe(ALL_PERMISSIONS);
  });

  it('shrink to looking during a time-out and come back after it', () => {
    const scene = setUp();
    const channel = channelWith(scene, []);
    editMember(scene.world, scene.guild, scene.ilse.id, { timedOutUntil: scene.clock.at + 60_000 });
    expect(permissionsIn(scene.world, scene.ilse.id, channel)).toBe(P.ViewChannel | P.ReadMessageHistory);
    expect(guildPermissions(scene.world, scene.ilse.id, scene.guild)).toBe(P.ViewChannel | P.ReadMessageHistory);
    scene.clock.at += 60_000;
    expect(permissionsIn(scene.world, scene.ilse.id, channel)).toBe(EVERYONE);
  });

  it('are those of the parent in a thread; a private one is seen from inside or with MANAGE_THREADS', () => {
    const scene = setUp();
    const teo = createUser(scene.world, 'Teo');
    addMember(scene.world, scene.guild, teo.id);
    const channel = channelWith(scene, [{ of: 'red', deny: P.SendMessages }]);
    const thread = startThread(scene.world, teo.id, channel.id, { name: 'aside' });
    expect(canSee(scene.world, scene.ilse.id, thread)).toBe(false);
    addThreadMember(scene.world, teo.id, thread.id, scene.ilse.id);
    // Writing in a thread does not depend on writing in its parent.
    expect(permissionsIn(scene.world, scene.ilse.id, thread) & (P.SendMessagesInThreads | P.AttachFiles)).toBe(
      P.SendMessagesInThreads | P.AttachFiles,
    );
    const noor = scene.owner.id;
    expect(canSee(scene.world, noor, thread)).toBe(true);
  });

  it('are none for a stranger', () => {
    const scene = setUp();
    const stranger = createUser(scene.world, 'Sam');
    expect(permissionsIn(scene.world, stranger.id, channelWith(scene, []))).toBe(0n);
  });
});
