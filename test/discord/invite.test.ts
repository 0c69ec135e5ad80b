import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { register } from '../../src/cli/register.js';
import { INVITED_WITH, inviteLink, missingNames } from '../../src/discord/abilities.js';
import { startLocalDiscord } from '../../src/local-discord/local-discord.js';

const ROOT = new URL('../../', import.meta.url);

it('asks for all that any use of a channel needs, and for nothing that has power over people', () => {
  const abilities = ['see', 'send', 'attach', 'history', 'react', 'open-threads', 'send-in-threads'] as const;
  for (const kind of ['text', 'forum', 'thread'] as const) {
    expect(missingNames(kind, INVITED_WITH, abilities)).toEqual([]);
  }
  const P = PermissionFlagsBits;
  for (const power of [
    P.Administrator,
    P.MentionEveryone,
    P.ManageMessages,
    P.ManageGuild,
    P.ManageRoles,
    P.KickMembers,
  ]) {
    expect(INVITED_WITH & power).toBe(0n);
  }
});

it.each(['README.md', 'docs/hosting.md'])('is the number that %s tells', (page) => {
  const text = readFileSync(new URL(page, ROOT), 'utf8');
  const numbers = [...text.matchAll(/(?:permissions=|`)(\d{9,16})\b(?!\d)/g)].map(([, number]) => number);
  expect(new Set(numbers)).toEqual(new Set([String(INVITED_WITH)]));
});

it('is printed as a link by `rapporteur register`, with the application’s own id', async () => {
  const local = await startLocalDiscord({ botName: 'Rapporteur' });
  try {
    const printed: string[] = [];
    const out = { write: (text: string) => printed.push(text) };
    // Only `write` of the stream is used.
    await register(
      { DISCORD_TOKEN: local.token, DISCORD_API_URL: local.apiUrl, LOG_LEVEL: 'silent' },
      false,
      out as never,
    );
    const [, link = ''] = /Invite the bot: (\S+)\n$/.exec(printed.join('')) ?? [];
    const { hostname, searchParams } = new URL(link);
    const application = [...local.world.applications.keys()][0] ?? '';
    expect(link).toBe(inviteLink(application));
    expect(hostname).toBe('discord.com');
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    expect(searchParams.get('permissions')).toBe(String(INVITED_WITH));
  } finally {
    await local.close();
  }
});
