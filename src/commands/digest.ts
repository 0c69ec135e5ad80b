import {
  type APIApplicationCommandBasicOption,
  ChannelType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { previewDigest, scheduleDigest } from '../app/digest.js';
import { digestNow } from '../app/digest-now.js';
import { componentId } from '../core/component-id.js';
import { nextDues } from '../core/digest.js';
import { UserError } from '../core/errors.js';
import { groupKey } from '../core/groups.js';
import { isZone } from '../core/zoned.js';
import { digestTexts } from '../render/catalogue/digest/digest-texts.js';
import type { DigestTexts } from '../render/catalogue/digest/texts.js';
import { described, inEach, languageOf, localisedNames } from '../render/catalogue/localised.js';
import { clip } from '../render/chat/escape.js';
import { button, jumpLink, layout, row, text } from '../render/discord/parts.js';
import { scheduledMessage } from '../render/discord/schedule-message.js';
import type { Answer, Choice, Invocation, Topic } from './command.js';
import { GROUP_OPTION, groupOfKey, offerGroups, whichGroup } from './which-group.js';
import { hostsWithin } from './who-may.js';

const inWords = (name: keyof DigestTexts['descriptions']) =>
  described(inEach(digestTexts, (say) => say.descriptions[name]));

const SCHEDULE_OPTIONS: readonly APIApplicationCommandBasicOption[] = [
  {
    type: Option.Channel,
    name: 'channel',
    ...inWords('channel'),
    required: true,
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
  },
  {
    type: Option.Integer,
    name: 'weekday',
    ...inWords('weekday'),
    required: true,
    choices: digestTexts.en.weekdays.map((_, index) => ({
      ...localisedNames(inEach(digestTexts, (say) => say.weekdays[index] ?? '')),
      value: index + 1,
    })),
  },
  { type: Option.Integer, name: 'hour', ...inWords('hour'), required: true, min_value: 0, max_value: 23 },
  { type: Option.String, name: 'zone', ...inWords('zone'), required: true, autocomplete: true },
];

/** The weekly digest: when it goes out, how it looks now, and who gets it as a direct message. */
export const digestTopic: Topic = {
  registration: [
    {
      name: 'digest',
      ...inWords('digest'),
      contexts: [0],
      integration_types: [0],
      options: [
        { type: Option.Subcommand, name: 'preview', ...inWords('preview'), options: [GROUP_OPTION] },
        { type: Option.Subcommand, name: 'now', ...inWords('now'), options: [GROUP_OPTION] },
        {
          type: Option.Subcommand,
          name: 'schedule',
          ...inWords('schedule'),
          options: [...SCHEDULE_OPTIONS, GROUP_OPTION],
        },
        { type: Option.Subcommand, name: 'when', ...inWords('when'), options: [GROUP_OPTION] },
        { type: Option.Subcommand, name: 'subscribe', ...inWords('subscribe'), options: [GROUP_OPTION] },
      ],
    },
  ],
  handlers: [
    { door: 'slash', name: 'digest preview', acknowledge: 'ephemeral', run: preview, complete },
    { door: 'slash', name: 'digest now', acknowledge: 'ephemeral', run: now, complete },
    { door: 'slash', name: 'digest schedule', acknowledge: 'ephemeral', run: schedule, complete },
    { door: 'slash', name: 'digest when', acknowledge: 'ephemeral', run: when, complete },
    {
      door: 'slash',
      name: 'digest subscribe',
      acknowledge: 'ephemeral',
      run: (i, app) => subscribe(i, app, whichGroup(app, i)),
      complete,
    },
    {
      door: 'component',
      name: 'digest-subscribe',
      acknowledge: 'ephemeral',
      run: (i, app) => subscribe(i, app, groupOfKey(app, i.caller.server, i.args[0] ?? '')),
    },
    { door: 'component', name: 'digest-stop', acknowledge: 'update', run: stop },
  ],
};

function speaking({ caller }: Invocation): DigestTexts {
  return digestTexts[languageOf(caller.locale)];
}

async function preview(invocation: Invocation, app: App): Promise<Answer> {
  return previewDigest(app, invocation.caller.server, whichGroup(app, invocation));
}

async function now(invocation: Invocation, app: App): Promise<Answer> {
  const group = hostedGroup(invocation, app);
  const { server } = invocation.caller;
  const { channel, message } = await digestNow(app, server, group);
  return layout(text(speaking(invocation).sentNow(jumpLink(server, channel, message))));
}

async function schedule(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const group = hostedGroup(invocation, app);
  const zone = String(options.get('zone')).trim();
  if (!isZone(zone)) throw new UserError((language) => digestTexts[language].noZone(clip(zone, 60)));
  const set = await scheduleDigest(app, caller.server, group, {
    channel: String(options.get('channel')),
    weekday: Number(options.get('weekday')),
    hour: Number(options.get('hour')),
    zone,
  });
  return scheduledMessage(set, nextDues(set, app.clock(), 3), languageOf(caller.locale));
}

/** @throws UserError when the caller hosts nothing of the group */
function hostedGroup(invocation: Invocation, app: App): string {
  const group = whichGroup(app, invocation);
  if (hostsWithin(app, invocation.caller, group)) return group;
  throw new UserError((language) => digestTexts[language].notHost);
}

async function when(invocation: Invocation, app: App): Promise<Answer> {
  const { caller } = invocation;
  const set = await app.store.digests.schedule(caller.server, whichGroup(app, invocation));
  if (set) return scheduledMessage(set, nextDues(set, app.clock(), 3), languageOf(caller.locale));
  throw new UserError((language) => digestTexts[language].notSet);
}

/** Asked again, it says the same, with the button that stops it. */
async function subscribe(invocation: Invocation, app: App, group: string): Promise<Answer> {
  const { server, user } = invocation.caller;
  await app.store.subscribers.add(server, group, user, app.clock());
  const set = await app.store.digests.schedule(server, group);
  const [next] = set ? nextDues(set, app.clock(), 1) : [];
  const say = speaking(invocation);
  return layout(
    text(say.subscribed(next ? `<t:${Math.floor(next.getTime() / 1_000)}:F>` : null)),
    row(button(say.stop, componentId('digest-stop', groupKey(group)))),
  );
}

async function stop(invocation: Invocation, app: App): Promise<Answer> {
  const { server, user } = invocation.caller;
  await app.store.subscribers.remove(server, groupOfKey(app, server, invocation.args[0] ?? ''), user);
  return layout(text(speaking(invocation).unsubscribed));
}

function complete(invocation: Invocation, focused: string, app: App): readonly Choice[] {
  return focused === 'group' ? offerGroups(app, invocation) : offerZones(invocation);
}

function offerZones({ options }: Invocation): readonly Choice[] {
  const typed = String(options.get('zone') ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '_');
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return zones.filter((zone) => zone.toLowerCase().includes(typed)).map((zone) => ({ name: zone, value: zone }));
}
