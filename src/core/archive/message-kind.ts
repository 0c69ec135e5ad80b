/** Names that exports write for kinds of message, in the order of their numbers in Discord (Message Types). */
const NAMES: Readonly<Record<string, number>> = {
  default: 0,
  recipientadd: 1,
  recipientremove: 2,
  call: 3,
  channelnamechange: 4,
  channeliconchange: 5,
  channelpinnedmessage: 6,
  guildmemberjoin: 7,
  threadcreated: 18,
  reply: 19,
  threadstarter: 21,
  threadstartermessage: 21,
  pollresult: 46,
};

/** The newest kind that the facts know. */
const LAST_KNOWN = 46;

/** How an exported kind is dealt with; `reply` and `written` are people's own words. */
export type MessageKind = 'written' | 'reply' | 'starter' | 'system' | 'unknown-kind';

/**
 * The kind of a message from its `type`: a name, a number, or a number as text, since the exporter writes what it has no
 * name for as digits. Null for what is no type at all.
 */
export function messageKind(type: unknown): MessageKind | null {
  const number = numberOf(type);
  if (number === null) return typeof type === 'string' && type !== '' ? 'unknown-kind' : null;
  if (number === 0) return 'written';
  if (number === 19) return 'reply';
  if (number === 21) return 'starter';
  return number <= LAST_KNOWN ? 'system' : 'unknown-kind';
}

function numberOf(type: unknown): number | null {
  if (typeof type === 'number') return Number.isInteger(type) && type >= 0 ? type : null;
  if (typeof type !== 'string') return null;
  if (/^\d{1,6}$/.test(type)) return Number.parseInt(type, 10);
  return NAMES[type.toLowerCase()] ?? null;
}

const THREADS: ReadonlySet<string> = new Set([
  ...['guildnewsthread', 'guildpublicthread', 'guildprivatethread'],
  ...['10', '11', '12'],
]);

/** True for the three kinds of thread, by name or number (Discord reference, Channel Types). */
export function isThreadType(type: unknown): boolean {
  return THREADS.has(String(type).toLowerCase());
}
