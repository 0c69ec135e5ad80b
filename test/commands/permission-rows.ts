import type { Door } from '../../src/commands/command.js';
import { DEFAULT_GROUP, groupKey } from '../../src/core/groups.js';
import { sentenceValues } from '../../src/core/sentence-value.js';
import {
  accepted,
  anew,
  another,
  anotherThread,
  asked,
  askedToLink,
  byNumber,
  byTakeaway,
  candidate,
  closed,
  type Deed,
  kept,
  noted,
  ofSession,
  proposed,
  target,
  twoSentences,
  unposted,
} from './permission-deeds.js';
import { PEOPLE, ROOM, SERVER, type SmallGroup } from './small-group.js';

/**
 * Whom the table tells apart. `neighbour` hosts another group of this server; `outsider` manages another server and
 * sends this one's ids from there.
 */
export type Who =
  | 'stranger'
  | 'neighbour'
  | 'participant'
  | 'keeper'
  | 'speaker'
  | 'host'
  | 'admin'
  | 'administrator'
  | 'timed-out'
  | 'outsider';

/** One handler: who may, and what they do; each cell prepares its own objects. */
export interface PermissionRow {
  readonly door: Door | 'offers';
  readonly name: string;
  readonly allowed: readonly Who[];
  prepare(group: SmallGroup): Promise<Deed> | Deed;
}

const ANYONE: readonly Who[] = ['stranger', 'neighbour', 'participant', 'keeper', 'speaker', 'host', 'admin'];
const HOSTS: readonly Who[] = ['host', 'admin'];
/** What names nothing of this server says and changes only what is the outsider's own. */
const AND_OUTSIDER = (those: readonly Who[]): readonly Who[] => [...those, 'outsider'];
const KEY = groupKey(DEFAULT_GROUP);

function row(
  door: PermissionRow['door'],
  name: string,
  allowed: readonly Who[],
  prepare: PermissionRow['prepare'] = () => ({}),
): PermissionRow {
  // Administrators may whatever those may who manage the server, and more.
  const all: readonly Who[] = allowed.includes('admin') ? [...allowed, 'administrator'] : allowed;
  return { door, name, allowed: all, prepare };
}

const SESSION_ROWS: readonly PermissionRow[] = [
  row('slash', 'session load', AND_OUTSIDER(HOSTS), () => ({
    files: new Map([['document', { name: `b${another()}.md`, url: 'https://cdn.discordapp.com/b.md', size: 60 }]]),
  })),
  row('menu', 'Open as session', AND_OUTSIDER(HOSTS), () => ({
    target: {
      ...{ id: '1', channel: ROOM, author: PEOPLE.hanna, text: '', replyTo: null },
      files: [{ name: `b${another()}.md`, url: 'https://cdn.discordapp.com/b.md', size: 60 }],
    },
  })),
  row('slash', 'session link', HOSTS, async (group) => ({
    options: { thread: ROOM, session: await unposted(group) },
    channels: new Map([['thread', { id: ROOM, name: 'room', parent: null, isThread: false }]]),
  })),
  row('component', 'link', HOSTS, async (group) => ({ args: await askedToLink(group) })),
  row('component', 'link-as', HOSTS, async (group) => ({
    args: [await unposted(group), anotherThread()],
    fields: { values: ['1'] },
  })),
  row('slash', 'session post', HOSTS, async (group) => ({ options: { session: await unposted(group) } })),
  row('component', 'post', HOSTS, async (group) => ({ args: [await unposted(group), ROOM, 'new'] })),
  row('component', 'post-daily', HOSTS, async (group) => ({ args: [await unposted(group), ROOM] })),
  row('component', 'post-again', HOSTS, (group) => ({ args: [group.session, 'question', '2'] })),
  row('component', 'post-at', HOSTS, async (group) => ({ args: [await unposted(group), ROOM] })),
  row('modal', 'post-at', HOSTS, async (group) => ({
    args: [await unposted(group), ROOM],
    fields: { when: ['2026-12-24 18:00'], pace: ['daily'] },
  })),
  row('component', 'post-never', HOSTS, async (group) => ({ args: [await unposted(group)] })),
  row('component', 'load-again', AND_OUTSIDER(ANYONE), () => ({ args: [ROOM] })),
  row('modal', 'load-again', AND_OUTSIDER(HOSTS), () => ({
    args: [ROOM],
    files: new Map([['document', { name: `b${another()}.md`, url: 'https://cdn.discordapp.com/b.md', size: 60 }]]),
  })),
  row('component', 'bring', HOSTS, async (group) => {
    await group.say('marta', 2, anew());
    return { args: [await unposted(group), ROOM] };
  }),
  row('modal', 'bring', HOSTS, async (group) => ({
    args: [await unposted(group), ROOM],
    fields: { questions: ['q1'] },
  })),
  row('component', 'speaker', HOSTS, (group) => ({ ...ofSession(group), fields: { values: [PEOPLE.marta] } })),
  row('component', 'export-take', HOSTS, (group) => ({ args: [group.session, 'generated'] })),
  row('slash', 'session speaker', HOSTS, () => ({ options: { user: PEOPLE.marta } })),
  row('slash', 'session status', ANYONE),
  row('slash', 'session export', ANYONE),
  row('slash', 'session template', AND_OUTSIDER(ANYONE), () => ({ options: { title: 'Bread' } })),
  row('slash', 'session hosts', HOSTS, () => ({ options: { add: PEOPLE.ilse } })),
  row('slash', 'session delete', HOSTS, async (group) => ({ options: { session: await unposted(group) } })),
  row('modal', 'session-delete', HOSTS, async (group) => {
    const session = await unposted(group);
    return { args: [session], fields: { title: [group.app.memory.session(SERVER, session)?.session.title ?? ''] } };
  }),
  row('slash', 'session brief', HOSTS),
  row('component', 'brief-post', HOSTS, ofSession),
  row('slash', 'session meet', HOSTS),
  row('slash', 'session close', HOSTS),
  row('component', 'close', HOSTS, ofSession),
  row('slash', 'session reopen', HOSTS, closed),
  row('component', 'reopen', HOSTS, async (group) => ({ ...(await closed(group)), ...ofSession(group) })),
];

const WRAP_ROWS: readonly PermissionRow[] = [
  row('slash', 'session wrap', HOSTS),
  row('component', 'wrap', HOSTS, (group) => ({ args: [group.session, 'publish'] })),
  row('component', 'wrap-confirm', HOSTS, async (group) => ({ args: [group.session, await candidate(group)] })),
  row('component', 'wrap-out', HOSTS, async (group) => ({
    args: [group.session, '0'],
    fields: { values: [await candidate(group)] },
  })),
  row('component', 'wrap-choose', HOSTS, async (group) => ({ args: [group.session, await twoSentences(group)] })),
  row('modal', 'wrap-keep', HOSTS, async (group) => {
    const words = anew();
    const [{ value } = { value: '' }] = sentenceValues(words);
    return { args: [group.session, await group.say('marta', 1, words)], fields: { sentence: [value] } };
  }),
  row('component', 'wrap-change', HOSTS, byNumber),
  row('modal', 'wrap-tags', HOSTS, async (group) => ({ ...(await byNumber(group)), fields: { rows: ['cost'] } })),
  row('component', 'wrap-accept', HOSTS, async (group) => ({
    args: [group.session],
    fields: { values: [await proposed(group)] },
  })),
  row('component', 'wrap-withdraw', HOSTS, async (group) => ({
    args: [group.session],
    fields: { values: [await proposed(group)] },
  })),
  row('component', 'wrap-preview', HOSTS, ofSession),
  row('component', 'wrap-publish', HOSTS, ofSession),
  row('modal', 'wrap-publish', HOSTS, (group) => ({ ...ofSession(group), fields: { acts: ['notes'] } })),
  row('component', 'notes', ANYONE, ofSession),
];

const KEEPING_ROWS: readonly PermissionRow[] = [
  row('menu', 'Keep a sentence', ANYONE, (group) => target(group, 1)),
  row('modal', 'keep', ANYONE, async (group) => {
    const words = anew();
    const [{ value } = { value: '' }] = sentenceValues(words);
    const message = await group.say('marta', 1, words);
    return { in: group.thread(1), args: [message], fields: { sentence: [value] } };
  }),
  row('component', 'undo-keep', ['keeper', 'speaker', 'host', 'admin'], byNumber),
  row('slash', 'claim list', ANYONE),
  row('component', 'claims', ANYONE, (group) => ({ args: [group.session, '0'] })),
  row('slash', 'claim change', ['keeper', 'host', 'admin'], async (group) => ({
    options: { claim: (await kept(group)).number, ingredient: 'cost' },
  })),
  row('component', 'claim-tags', ['keeper', 'host', 'admin'], byNumber),
  row('modal', 'claim-tags', ['keeper', 'host', 'admin'], async (group) => ({
    ...(await byNumber(group)),
    fields: { rows: ['cost'], columns: [] },
  })),
  row('component', 'claim-back', ['host', 'admin', 'keeper'], async (group) => {
    const { number } = await kept(group);
    await group.act('slash', 'claim remove', { by: 'ilse', options: { claim: number } });
    return { args: [group.session, number] };
  }),
  row('slash', 'claim remove', ['keeper', 'speaker', 'host', 'admin'], async (group) => ({
    options: { claim: (await kept(group)).number },
  })),
  row('slash', 'me', AND_OUTSIDER(ANYONE)),
  row('component', 'me', AND_OUTSIDER(ANYONE), () => ({ args: ['0'] })),
  row('component', 'me-reword', ['keeper', 'speaker', 'host', 'admin'], async (group) => {
    const { message, number } = await kept(group);
    await group.edit(message, `It really stops the clock so many times.`);
    return { args: [group.session, number, '0'] };
  }),
  row('component', 'me-out', ['keeper', 'speaker', 'host', 'admin'], byNumber),
  row('component', 'me-back', ['keeper', 'host', 'admin'], async (group) => {
    const { number } = await kept(group);
    await group.act('component', 'me-out', { by: 'ilse', args: [group.session, number, '0'] });
    return { args: [group.session, number, '0'] };
  }),
  row('component', 'me-fine', ['speaker'], byNumber),
  row('component', 'me-correct', ['speaker'], byNumber),
  row('component', 'me-answered', ['speaker', 'host', 'admin'], asked),
  row('component', 'me-write', ['speaker'], (group) => ({ args: [group.session, 'yes'] })),
  row('slash', 'claim answered', ['speaker', 'host', 'admin'], async (group) => ({
    options: { claim: (await asked(group)).args[1] ?? '' },
  })),
  row('component', 'claim-open', ['speaker', 'host', 'admin'], async (group) => {
    const deed = await asked(group);
    const options = { claim: deed.args[1] ?? '' };
    await group.act('slash', 'claim answered', { by: 'hanna', options });
    return deed;
  }),
  row('modal', 'me-correction', ['speaker'], async (group) => ({
    ...(await byNumber(group)),
    fields: { words: ['It was something else.'] },
  })),
  row('menu', 'Leave out of the notes', ['speaker', 'host', 'admin'], (group) => target(group, 1)),
  row('component', 'let-in', ['speaker'], async (group) => {
    const { message } = await kept(group);
    await group.app.store.leftOut.leaveOut(SERVER, message, PEOPLE.marta, group.app.clock());
    return { args: [message] };
  }),
];

const NOTE_ROWS: readonly PermissionRow[] = [
  row('slash', 'note', ANYONE),
  row('component', 'note', ANYONE, ofSession),
  row('modal', 'note', ANYONE, (group) => ({
    args: [group.session],
    fields: { name: [`Guest ${another()}`], question: ['1'], said: [anew()] },
  })),
  row('component', 'note-undo', ['keeper', 'host', 'admin'], async (group) => ({
    args: [group.session, (await noted(group)).target?.id ?? ''],
  })),
  row('component', 'note-confirm', ['speaker'], noted),
  row('component', 'note-correct', ['speaker'], noted),
  row('modal', 'note-corrected', ['speaker'], async (group) => ({
    ...(await noted(group)),
    fields: { said: [anew()] },
  })),
];

const TAKEAWAY_ROWS: readonly PermissionRow[] = [
  row('menu', 'Propose as takeaway', ANYONE, (group) => target(group, 'takeaways')),
  row('slash', 'takeaway propose', ANYONE),
  row('component', 'propose', ANYONE, ofSession),
  row('modal', 'propose', ANYONE, (group) => ({ ...ofSession(group), fields: { sentence: [anew()], claims: [] } })),
  row('component', 'agree', ANYONE, byTakeaway),
  row('component', 'disagree', ANYONE, byTakeaway),
  row('modal', 'disagree', ANYONE, async (group) => ({ ...(await byTakeaway(group)), fields: { reason: ['No.'] } })),
  row('slash', 'takeaway list', ANYONE),
  row('slash', 'takeaway accept', HOSTS, async (group) => ({ options: { takeaway: await proposed(group) } })),
  row('slash', 'takeaway move', HOSTS, async (group) => ({
    options: { takeaway: await accepted(group), place: 1 },
  })),
  row('component', 'takeaway-undo', HOSTS, async (group) => ({ args: [group.session, await accepted(group)] })),
  row('component', 'takeaway-reword', ['participant', 'host', 'admin'], async (group) => {
    const message = await group.say('teo', 'takeaways', anew());
    const target = { id: message, channel: group.thread('takeaways'), author: PEOPLE.teo, text: '', replyTo: null };
    const where = { in: group.thread('takeaways'), target: { ...target, files: [] } };
    await group.act('menu', 'Propose as takeaway', { by: 'teo', ...where });
    const number = (await group.record()).takeaways.at(-1)?.number ?? 0;
    await group.edit(message, anew());
    return { args: [group.session, String(number)] };
  }),
  row('slash', 'takeaway withdraw', ['participant', 'host', 'admin'], async (group) => ({
    options: { takeaway: await proposed(group) },
  })),
];

const SERVER_ROWS: readonly PermissionRow[] = [
  row('slash', 'digest preview', AND_OUTSIDER(ANYONE)),
  row('slash', 'digest when', ANYONE),
  row('slash', 'digest now', HOSTS, async ({ app }) => {
    const schedule = { channel: ROOM, weekday: 5, hour: 17, zone: 'UTC', since: app.clock() };
    await app.store.digests.setSchedule(SERVER, DEFAULT_GROUP, schedule);
    return {};
  }),
  row('slash', 'digest subscribe', AND_OUTSIDER(ANYONE)),
  row('component', 'digest-subscribe', AND_OUTSIDER(ANYONE), () => ({ args: [KEY] })),
  row('component', 'digest-stop', AND_OUTSIDER(ANYONE), () => ({ args: [KEY] })),
  row('slash', 'digest schedule', HOSTS, () => ({
    options: { channel: ROOM, weekday: 5, hour: 17, zone: 'Europe/Berlin' },
  })),
  row('component', 'name-me', AND_OUTSIDER(ANYONE)),
  row('component', 'call-me', AND_OUTSIDER(ANYONE), () => ({ args: ['none'] })),
  row('slash', 'matrix', ANYONE),
  row('slash', 'gaps', ANYONE),
  row('slash', 'recall', AND_OUTSIDER(ANYONE)),
  row('component', 'recall', AND_OUTSIDER(ANYONE), () => ({ args: ['1', 'bread'] })),
  ...['show', 'name', 'export', 'forget'].map((verb) => row('slash', `privacy ${verb}`, AND_OUTSIDER(ANYONE))),
  row('slash', 'privacy erase', ['administrator']),
  row('modal', 'erase-server', ['administrator'], () => ({ fields: { name: ['Readers'] } })),
  ...['own-export', 'forget-ask', 'forget-not', 'forget'].map((name) => row('component', name, AND_OUTSIDER(ANYONE))),
  row('component', 'words', ANYONE, ofSession),
  row('component', 'catch-up', ANYONE, ofSession),
  row('component', 'catch-up-page', ANYONE, ofSession),
  row('component', 'table', ANYONE, ofSession),
  row('slash', 'settings', AND_OUTSIDER(HOSTS)),
  row('component', 'settings-roles', AND_OUTSIDER(['admin']), () => ({ args: [KEY, 'keeperRoles'] })),
  row('component', 'settings-channel', HOSTS, () => ({ args: [KEY, 'channel'], fields: { values: [ROOM] } })),
  row('component', 'settings-undo', HOSTS, async ({ app }) => {
    const act = { server: SERVER, group: DEFAULT_GROUP, by: PEOPLE.hanna, at: app.clock() };
    const change = await app.store.settings.change(act, { acceptAt: (another() % 90) + 2 });
    return { args: [KEY, change?.id ?? ''] };
  }),
  row('component', 'settings-form', AND_OUTSIDER(HOSTS), () => ({ args: [KEY, 'people'] })),
  row('modal', 'settings-form', AND_OUTSIDER(HOSTS), () => ({ args: [KEY], fields: { acceptAt: ['1'] } })),
  row('slash', 'doctor', AND_OUTSIDER([...HOSTS, 'neighbour'])),
  row('slash', 'help', AND_OUTSIDER(ANYONE)),
];

const offers = (name: string, allowed = ANYONE, deed: Deed = {}) => row('offers', name, allowed, () => deed);

const OFFER_ROWS: readonly PermissionRow[] = [
  ...['post', 'link', 'hosts', 'speaker', 'status', 'wrap', 'brief', 'meet', 'close', 'reopen', 'export', 'delete'].map(
    (verb) => offers(`session ${verb}`),
  ),
  offers('note'),
  offers('matrix'),
  offers('gaps'),
  offers('recall'),
  ...['list', 'change', 'answered', 'remove'].map((verb) => offers(`claim ${verb}`)),
  ...['propose', 'list', 'accept', 'withdraw', 'move'].map((verb) => offers(`takeaway ${verb}`)),
  ...['preview', 'now', 'schedule', 'when', 'subscribe'].map((verb) => offers(`digest ${verb}`, AND_OUTSIDER(ANYONE))),
  offers('settings', AND_OUTSIDER([...HOSTS, 'neighbour'])),
];

/** Every handler there is: a new one needs a row here, or the table fails. */
export const PERMISSION_ROWS: readonly PermissionRow[] = [
  ...SESSION_ROWS,
  ...WRAP_ROWS,
  ...KEEPING_ROWS,
  ...NOTE_ROWS,
  ...TAKEAWAY_ROWS,
  ...SERVER_ROWS,
  ...OFFER_ROWS,
];
