import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Ability, ChannelKind } from '../../src/core/ports/chat.js';
import { missingNames, whileTimedOut } from '../../src/discord/abilities.js';

describe('the permissions that are missing, as people read them', () => {
  const cases: readonly [string, ChannelKind, bigint, readonly Ability[], readonly string[]][] = [
    ['all there', 'text', P.ViewChannel | P.SendMessages, ['see', 'send'], []],
    ['none there', 'text', 0n, ['send', 'open-threads'], ['View Channel', 'Send Messages', 'Create Public Threads']],
    [
      'a thread asks for its own right',
      'thread',
      P.ViewChannel | P.SendMessages,
      ['send'],
      ['Send Messages in Threads'],
    ],
    ['a forum post needs only sending', 'forum', P.ViewChannel | P.SendMessages, ['open-threads'], []],
    ['each once', 'text', P.ViewChannel, ['react', 'history'], ['Read Message History', 'Add Reactions']],
    ['files', 'text', P.ViewChannel | P.SendMessages, ['send', 'attach'], ['Attach Files']],
    ['nothing wanted', 'text', 0n, [], []],
  ];
  it.each(cases)('%s', (_name, kind, bits, wanted, names) => {
    expect(missingNames(kind, bits, wanted)).toEqual(names);
  });

  it('leaves a timed-out member only its sight, an administrator all', () => {
    const bits = P.ViewChannel | P.SendMessages | P.ReadMessageHistory;
    expect(missingNames('text', whileTimedOut(bits), ['send', 'history'])).toEqual(['Send Messages']);
    expect(whileTimedOut(bits | P.Administrator)).toBe(bits | P.Administrator);
  });
});
