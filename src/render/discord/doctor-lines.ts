import {
  type BotFinding,
  type ChannelFinding,
  CLOCK_TOLERANCE_SECONDS,
  type ServerFinding,
} from '../../core/doctor.js';
import type { Id } from '../../core/ids.js';
import type { DoctorTexts } from '../catalogue/doctor/texts.js';

/** How a channel is named: in Discord by a mention, in a shell by its name. */
export type NameChannel = (channel: Id, name: string | null) => string;

/** What was found of the bot as a whole, a line each. */
export function botLines(
  { readsContent, clockAhead, knowsZones, store }: BotFinding,
  say: DoctorTexts,
): readonly string[] {
  const off = clockAhead ?? 0;
  const clock = off > 0 ? say.clockAhead(off) : say.clockBehind(-off);
  return [
    readsContent ? say.contentShown : say.contentWithheld,
    ...(Math.abs(off) > CLOCK_TOLERANCE_SECONDS ? [clock] : []),
    ...(knowsZones ? [] : [say.noZones]),
    ...(store === 'away' ? [say.databaseAway] : [say.databaseWell(store.version)]),
    ...(store === 'away' || store.forcesWrites ? [] : [say.noForcedWrites]),
    say.encryption,
  ];
}

/** What was found in one server, a line for each channel and session that needs one. */
export function serverLines(
  { channels, sessions }: ServerFinding,
  say: DoctorTexts,
  nameChannel: NameChannel,
  plainTitle: (title: string) => string,
): readonly string[] {
  const lines = channels.map((finding) => channelLine(finding, say, nameChannel));
  const places = channels.filter(({ uses }) => uses.includes('sessions') || uses.includes('asked'));
  if (places.some(({ missing }) => missing.includes('Create Public Threads'))) lines.push(say.forumInstead);
  else if (places.some(({ kind }) => kind === 'text')) lines.push(say.forumOrText);
  if (lines.length === 0) lines.push(say.noChannels);
  for (const { title, unreadable, replies } of sessions) {
    if (unreadable > 0) lines.push(say.unreadable(plainTitle(title), unreadable));
    else if (replies === 0) lines.push(say.silent(plainTitle(title)));
  }
  return lines;
}

function channelLine(
  { channel: id, name, uses: all, state, missing }: ChannelFinding,
  say: DoctorTexts,
  nameChannel: NameChannel,
): string {
  const channel = nameChannel(id, name);
  const uses = all.map((use) => say.uses[use]).join(', ');
  switch (state) {
    case 'well':
      return say.channelWell(channel, uses);
    case 'lacking':
      return say.lacking(channel, uses, missing.join(', '));
    case 'forbidden':
      return say.forbidden(channel, uses);
    case 'missing':
      return say.missing(channel, uses);
    case 'unfit':
      return say.unfit(channel);
    case 'demands a tag':
      return say.demandsTag(channel);
  }
}
