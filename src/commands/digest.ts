import { ChannelType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { previewDigest, scheduleDigest } from '../app/digest.js';
import { nextDues } from '../core/digest.js';
import { UserError } from '../core/errors.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import { isZone } from '../core/zoned.js';
import { clip } from '../render/chat/escape.js';
import { scheduledMessage } from '../render/discord/schedule-message.js';
import type { Answer, Choice, Invocation, Topic } from './command.js';
import { hostsWithin } from './who-may.js';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The weekly digest: when it goes out, and how it looks now. */
export const digestTopic: Topic = {
  registration: [
    {
      name: 'digest',
      description: 'The weekly digest of this server’s sessions',
      contexts: [0],
      integration_types: [0],
      options: [
        {
          type: Option.Subcommand,
          name: 'preview',
          description: 'The digest of the last seven days, shown only to you',
        },
        {
          type: Option.Subcommand,
          name: 'schedule',
          description: 'Where and when the digest is posted each week',
          options: [
            {
              type: Option.Channel,
              name: 'channel',
              description: 'Where it is posted',
              required: true,
              channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
            },
            {
              type: Option.Integer,
              name: 'weekday',
              description: 'On which day',
              required: true,
              choices: WEEKDAYS.map((name, index) => ({ name, value: index + 1 })),
            },
            {
              type: Option.Integer,
              name: 'hour',
              description: 'At which hour, 0 to 23',
              required: true,
              min_value: 0,
              max_value: 23,
            },
            {
              type: Option.String,
              name: 'zone',
              description: 'In which time zone, such as Europe/Berlin',
              required: true,
              autocomplete: true,
            },
          ],
        },
        { type: Option.Subcommand, name: 'when', description: 'The next three dates of the digest' },
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'digest preview', acknowledge: 'ephemeral', run: preview },
    { door: 'slash', name: 'digest schedule', acknowledge: 'ephemeral', run: schedule, complete: offerZones },
    { door: 'slash', name: 'digest when', acknowledge: 'ephemeral', run: when },
  ],
};

async function preview({ caller }: Invocation, app: App): Promise<Answer> {
  return previewDigest(app, caller.server, DEFAULT_GROUP);
}

async function schedule({ caller, options }: Invocation, app: App): Promise<Answer> {
  if (!hostsWithin(app, caller, DEFAULT_GROUP)) {
    throw new UserError({ message: 'Only a host may set the digest.', hint: 'Ask whoever loads your sessions.' });
  }
  const zone = String(options.get('zone')).trim();
  if (!isZone(zone)) {
    throw new UserError({
      message: `There is no time zone “${clip(zone, 60)}”.`,
      hint: 'Choose one from the list as you type, such as Europe/Berlin or America/New_York.',
    });
  }
  const set = await scheduleDigest(app, caller.server, DEFAULT_GROUP, {
    channel: String(options.get('channel')),
    weekday: Number(options.get('weekday')),
    hour: Number(options.get('hour')),
    zone,
  });
  return scheduledMessage(set, nextDues(set, app.clock(), 3));
}

async function when({ caller }: Invocation, app: App): Promise<Answer> {
  const set = await app.store.digests.schedule(caller.server, DEFAULT_GROUP);
  if (set) return scheduledMessage(set, nextDues(set, app.clock(), 3));
  throw new UserError({ message: 'No digest is set yet.', hint: 'A host sets it with /digest schedule.' });
}

function offerZones({ options }: Invocation): readonly Choice[] {
  const typed = String(options.get('zone') ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '_');
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return zones.filter((zone) => zone.toLowerCase().includes(typed)).map((zone) => ({ name: zone, value: zone }));
}
