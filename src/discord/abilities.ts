import { PermissionFlagsBits as P } from 'discord.js';
import type { Ability, ChannelKind } from '../core/ports/chat.js';

/** The permissions we ask for, as people read them in Discord's English client. */
const NAMES: ReadonlyMap<bigint, string> = new Map([
  [P.ViewChannel, 'View Channel'],
  [P.SendMessages, 'Send Messages'],
  [P.SendMessagesInThreads, 'Send Messages in Threads'],
  [P.CreatePublicThreads, 'Create Public Threads'],
  // Links in what we write lead somewhere visibly.
  [P.EmbedLinks, 'Embed Links'],
  [P.AttachFiles, 'Attach Files'],
  [P.ReadMessageHistory, 'Read Message History'],
  [P.AddReactions, 'Add Reactions'],
  // Private threads that a host links are read by it, and locked ones written to.
  [P.ManageThreads, 'Manage Threads'],
]);

/** Everything that the bot asks for when it is invited, as Discord's number. */
export const INVITED_WITH: bigint = [...NAMES.keys()].reduce((all, bit) => all | bit, 0n);

/** Where somebody who may manage a server takes the bot in (Discord reference, "Bot Authorization Flow"). */
export function inviteLink(application: string): string {
  const query = new URLSearchParams({
    client_id: application,
    scope: 'bot applications.commands',
    permissions: String(INVITED_WITH),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** What each ability needs (facts 2). */
const NEEDS: Readonly<Record<Ability, readonly bigint[]>> = {
  see: [P.ViewChannel],
  send: [P.SendMessages],
  attach: [P.AttachFiles],
  history: [P.ReadMessageHistory],
  react: [P.AddReactions, P.ReadMessageHistory],
  'open-threads': [P.CreatePublicThreads],
  'send-in-threads': [P.SendMessagesInThreads],
};

/** A member in time-out may only look (facts 2). */
const TIMED_OUT = P.ViewChannel | P.ReadMessageHistory;

/**
 * The names of the permissions that are missing for `wanted`, in the order of Discord's settings, each once.
 *
 * @param bits the bot's permissions in the channel (in a thread its parent's), before implicit denials
 */
export function missingNames(kind: ChannelKind, bits: bigint, wanted: readonly Ability[]): readonly string[] {
  const needed = new Set<bigint>(wanted.flatMap((ability) => needs(kind, ability)));
  // Without the sight of a channel nothing else counts (facts 2).
  if (wanted.length > 0) needed.add(P.ViewChannel);
  return [...NAMES].filter(([bit]) => needed.has(bit) && (bits & bit) === 0n).map(([, name]) => name);
}

/** What is left of permissions while a member is timed out; administrators are not touched by it. */
export function whileTimedOut(bits: bigint): bigint {
  return (bits & P.Administrator) === 0n ? bits & TIMED_OUT : bits;
}

function needs(kind: ChannelKind, ability: Ability): readonly bigint[] {
  // In a thread Send Messages has no effect; in a forum it alone decides about posts (facts 2).
  if (kind === 'thread' && ability === 'send') return [P.SendMessagesInThreads];
  if (kind === 'forum' && ability === 'open-threads') return [P.SendMessages];
  return NEEDS[ability];
}
