import { describe, expect, it } from 'vitest';
import type { ChannelFinding, ChannelState } from '../../../src/core/doctor.js';
import { groupKey } from '../../../src/core/groups.js';
import { DEFAULT_SETTINGS, type GroupSettings } from '../../../src/core/settings.js';
import { fieldsOf } from '../../../src/core/settings-change.js';
import { validateBody } from '../../../src/local-discord/validate/validate-body.js';
import { doctorTexts } from '../../../src/render/catalogue/doctor/doctor-texts.js';
import { settingsTexts } from '../../../src/render/catalogue/settings/settings-texts.js';
import { doctorMessage } from '../../../src/render/discord/doctor-message.js';
import { settingsModal } from '../../../src/render/discord/settings-forms.js';
import { settingsPage } from '../../../src/render/discord/settings-page.js';

const roles = Array.from({ length: 30 }, (_, n) => String(1_600_000_000_000_000_000n + BigInt(n)));

/** Nothing is a default, and all is as long as it can be. */
const LONG: GroupSettings = {
  hostRoles: roles,
  keeperRoles: roles,
  channel: '1300000000000000001',
  voiceChannel: '1300000000000000002',
  zone: 'America/Argentina/ComodRivadavia',
  language: 'fr',
  keepEmoji: `${'k'.repeat(32)}:1600000000000000003`,
  agreeEmoji: `${'a'.repeat(32)}:1600000000000000004`,
  acceptAt: 100,
  namesShown: true,
  retentionDays: 3_650,
  quietWeek: 'nothing',
  digestWaitsUntil: 0,
  holdBackHours: 720,
  proposalsPerPerson: 50,
};

const LANGUAGES = Object.keys(settingsTexts) as (keyof typeof settingsTexts)[];

describe.each(LANGUAGES)('in %s', (language) => {
  const say = settingsTexts[language];
  const group = `${'an evening '.repeat(30)}`;
  const change = { id: '9223372036854775807', by: '1', at: new Date(0), before: DEFAULT_SETTINGS, after: LONG };

  it('the settings fit Discord, whatever was chosen, and every choice stands there in words', () => {
    const view = { group, key: groupKey(group), maySetRoles: true, botZone: 'Europe/Berlin', lacking: null };
    for (const [settings, news] of [
      [DEFAULT_SETTINGS, null],
      [LONG, change],
    ] as const) {
      const page = settingsPage({ ...view, settings, news }, say);
      expect(validateBody('message-create', page)).toBeNull();
      for (const field of fieldsOf(settings)) expect(JSON.stringify(page), field).toContain(say.labels[field]);
    }
  });

  it.each(['time', 'keeping', 'people'] as const)('the form of %s fits too, with what was chosen filled in', (form) => {
    for (const settings of [DEFAULT_SETTINGS, LONG]) {
      const modal = settingsModal(groupKey(group), form, settings, say);
      expect(validateBody('interaction-callback', { type: 9, data: modal })).toBeNull();
    }
  });

  it('the doctor fits with many channels and sessions, and what has to be done stands first', () => {
    const states: readonly ChannelState[] = ['well', 'lacking', 'forbidden', 'missing', 'unfit', 'demands a tag'];
    const channels = Array.from({ length: 60 }, (_, n): ChannelFinding => {
      const state = states[n % states.length] ?? 'well';
      const uses = ['sessions', 'digest', 'meeting', 'asked'] as const;
      return { channel: String(n), name: 'c', kind: 'text', uses, state, missing: ['Send Messages in Threads'] };
    });
    const sessions = Array.from({ length: 20 }, (_, n) => ({
      ...{ session: String(n), title: 'A *long* title '.repeat(20), unreadable: n % 2, replies: 0 },
    }));
    const bot = { readsContent: false, clockAhead: -90, knowsZones: false, store: 'away' as const };
    const message = doctorMessage(bot, { server: '1', channels, sessions }, doctorTexts[language]);
    expect(validateBody('message-create', message)).toBeNull();
    expect(JSON.stringify(message)).toContain(`"content":"${doctorTexts[language].unwell}"`);
    expect(JSON.stringify(message)).not.toContain('"content":"✓');
  });
});
