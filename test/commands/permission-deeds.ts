import { keepByReaction } from '../../src/app/keeping.js';
import { takeNote } from '../../src/app/taking-notes.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import { claimNumber } from '../../src/core/record.js';
import { sentenceValues } from '../../src/core/sentence-value.js';
import { type Doing, PEOPLE, ROOM, SERVER, type SmallGroup } from './small-group.js';

/** What is done in a cell, but for who does it. */
export type Deed = Omit<Doing, 'by' | 'server' | 'permissions' | 'roles' | 'timedOutUntil'>;

let count = 0;

/** Another number each time. */
export const another = () => ++count;

/** Another thread that people opened in the room, which the stage's Discord knows; each is called like the question. */
export const anotherThread = () => String(1_800_000_000_000_000_000n + BigInt(another()));

/** What the button that links stands for, after a host asked for the threads of the room. */
export async function askedToLink(group: SmallGroup): Promise<readonly string[]> {
  const session = await unposted(group);
  const channels = new Map([['thread', { id: ROOM, name: 'room', parent: null, isThread: false }]]);
  const answer = await group.act('slash', 'session link', { by: 'hanna', options: { session }, channels });
  const [, args] = /r1:link:([^"]*)/.exec(JSON.stringify(answer)) ?? [];
  return args?.split(':') ?? [];
}

/** Another sentence each time. */
export const anew = () => `It stops the clock ${another()} times.`;

/** Words of the speaker that the keeper kept and tagged. */
export async function kept(group: SmallGroup): Promise<{ readonly message: string; readonly number: string }> {
  const words = anew();
  const message = await group.say('marta', 1, words);
  const [{ value } = { value: '' }] = sentenceValues(words);
  const fields = { sentence: [value], rows: ['crust'] };
  await group.act('modal', 'keep', { by: 'ilse', in: group.thread(1), args: [message], fields });
  const claim = (await group.record()).claims.find((each) => each.message === message);
  return { message, number: claim ? claimNumber(claim) : '' };
}

/** A question of the speaker that the keeper kept. */
export async function asked(group: SmallGroup): Promise<{ readonly args: readonly string[] }> {
  const words = `Who has tried it ${another()} times?`;
  const message = await group.say('marta', 1, words);
  await group.act('modal', 'keep', { by: 'ilse', in: group.thread(1), args: [message], fields: { exact: [words] } });
  const claim = (await group.record()).claims.find((each) => each.message === message);
  return { args: [group.session, claim ? claimNumber(claim) : '', '0'] };
}

/** The same, by a reaction: its tags wait. */
export async function candidate(group: SmallGroup): Promise<string> {
  const message = await group.say('marta', 1, anew());
  await keepByReaction(group.app, { server: SERVER, session: group.session, message, user: PEOPLE.ilse });
  await group.app.memory.refresh(SERVER, group.session);
  const claim = (await group.record()).claims.find((each) => each.message === message);
  return claim ? claimNumber(claim) : '';
}

/** A takeaway that the participant proposed. */
export async function proposed(group: SmallGroup): Promise<string> {
  const fields = { sentence: [anew()], claims: [] };
  await group.act('modal', 'propose', { by: 'teo', args: [group.session], fields });
  return String((await group.record()).takeaways.at(-1)?.number);
}

/** One that the group's owner accepted. */
export async function accepted(group: SmallGroup): Promise<string> {
  const number = await proposed(group);
  const key = { server: SERVER, session: group.session, number: Number(number) };
  await group.app.store.takeaways.accept(key, { by: PEOPLE.hanna, at: group.app.clock() }, null);
  return number;
}

/** A menu opened on a message: of the speaker under a question, of the participant among takeaways. */
export async function target(group: SmallGroup, thread: 1 | 'takeaways', words = anew()): Promise<Deed> {
  const author = thread === 1 ? 'marta' : 'teo';
  const id = await group.say(author, thread, words);
  const channel = group.thread(thread);
  return { in: channel, target: { id, channel, author: PEOPLE[author], text: words, replyTo: null, files: [] } };
}

/** Words of the speaker that the keeper took down, and the message in which they stand. */
export async function noted(group: SmallGroup): Promise<Deed & { readonly args: readonly string[] }> {
  const record = await group.record();
  const member = { user: PEOPLE.marta, name: 'Marta', roles: [], joinedAt: null, timedOutUntil: null };
  Object.assign(group.app.chat, { member: async () => ({ ...member, managesServer: false }) });
  const by = { user: PEOPLE.ilse, name: 'Ilse' };
  const note = await takeNote(group.app, { record, by, speaker: { member: PEOPLE.marta }, question: 1, words: anew() });
  const target = { id: note.message, channel: note.thread, author: group.app.self, text: '', replyTo: null, files: [] };
  return { in: note.thread, args: [group.session], target };
}

/** A session that was loaded and not posted. */
export async function unposted({ app }: SmallGroup): Promise<string> {
  const title = `Bread ${++count}`;
  const source = new TextEncoder().encode(`# ${title}\n\n## Questions\n\n1. Is it cheating?\n`);
  const draft = { server: SERVER, group: DEFAULT_GROUP, slug: `bread-${count}`, title, file: 'b.md', source };
  const { id } = await app.store.sessions.saveDraft({ ...draft, language: 'en', loadedBy: PEOPLE.hanna });
  await app.memory.refresh(SERVER, id);
  return id;
}

/** The session, closed. */
export async function closed({ app, session }: SmallGroup): Promise<Deed> {
  await app.store.sessions.close(SERVER, session, app.clock());
  await app.memory.refresh(SERVER, session);
  return {};
}

// What the `custom_id` of most buttons names.
export const byNumber = async (group: SmallGroup) => ({ args: [group.session, (await kept(group)).number] });
export const byTakeaway = async (group: SmallGroup) => ({ args: [group.session, await proposed(group)] });
export const ofSession = (group: SmallGroup) => ({ args: [group.session] });

/** A reply of which a sentence has to be chosen. */
export const twoSentences = async (group: SmallGroup) =>
  group.say('marta', 1, `${anew()} The oven brings the crust back, ${count}.`);
