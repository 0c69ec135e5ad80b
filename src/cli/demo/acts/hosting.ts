import type { APIMessage } from 'discord-api-types/v10';
import { UserError } from '../../../core/errors.js';
import { buttonLabel, messageWords } from '../message-words.js';
import { type Stage, settle } from '../stage.js';
import { DEMO_ZONE } from '../week.js';

/** `/session load`; the answer is the preview with its button *Post*, or says what is wrong with the document. */
export async function load(stage: Stage): Promise<void> {
  const { name, data } = stage.file;
  const document = { name, data, contentType: 'text/markdown' };
  const asked = await stage.people.host.run(stage.room, 'session load', { document });
  const preview = await asked.answer();
  if (buttonLabel(preview, /^Post$/) === null) {
    throw new UserError({
      message: `The bot would not post ${name}. It says: ${messageWords(preview)}`,
      hint: 'Mend the document and start the demo again; `rapporteur check FILE` shows the lines.',
    });
  }
  stage.preview.id = preview.id;
}

/** *Post* under the preview; the new threads of the room are the questions in order and, last, the takeaways. */
export async function post(stage: Stage): Promise<void> {
  const { host } = stage.people;
  if (stage.preview.id === null) throw new Error('The demo posts before it loads.');
  const asked = await host.click(stage.room, stage.preview.id, 'Post');
  // The answer counts the threads while they come; what is amiss is told beside it.
  const isOver = (): boolean => asked.followUps.length > 0 || !isPosting(asked.message);
  await stage.local.until(isOver, { timeoutMs: 120_000, what: 'all threads to be posted' });
  await settle(stage);
  const threads = [...stage.local.world.channels.values()].filter((one) => one.thread && one.parentId === stage.room);
  stage.threads.push(...threads.map((thread) => thread.id).toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)));
  const wanted = stage.document.questions.length + 1;
  if (stage.threads.length !== wanted) {
    const told = [asked.message, ...asked.followUps].flatMap((message) => (message ? [messageWords(message)] : []));
    throw new Error(`Posting opened ${stage.threads.length} threads instead of ${wanted}: ${told.join(' ')}`);
  }
}

function isPosting(message: APIMessage | null): boolean {
  return message !== null && (buttonLabel(message, /^Post$/) !== null || /^Posting…/.test(messageWords(message)));
}

/** `/session speaker` for the invented speaker. */
export async function setSpeaker(stage: Stage): Promise<void> {
  const asked = await stage.people.host.run(stage.room, 'session speaker', { user: stage.people.speaker.id });
  await asked.answer();
}

/** `/digest schedule`: Sundays at this hour. */
export async function schedule(stage: Stage, hour: number): Promise<void> {
  const values = { channel: stage.digests, weekday: 'Sunday', hour, zone: DEMO_ZONE };
  await (await stage.people.host.run(stage.room, 'digest schedule', values)).answer();
}

/** `/digest preview`. */
export async function preview(stage: Stage): Promise<void> {
  await (await stage.people.host.run(stage.room, 'digest preview')).answer({ timeoutMs: 60_000 });
}

/** One minute of the bot's own: what is due by the clock goes out. The first digest is remembered with its file. */
export async function tick(stage: Stage): Promise<void> {
  await settle(stage);
  await stage.bot.tick();
  const posted = digestsIn(stage).find((message) => message.attachments.some(isMarkdown));
  stage.gathered.digest ??= posted ? await fileOf(stage, posted) : null;
}

/** The bot's messages in the digest channel. */
export function digestsIn(stage: Stage): readonly APIMessage[] {
  return stage.people.host.sees(stage.digests).filter((message) => message.author.bot === true);
}

/** `/session export`, and the document it gives. */
export async function exportSession(stage: Stage): Promise<void> {
  await settle(stage);
  const asked = await stage.people.host.run(stage.room, 'session export');
  stage.gathered.session = await fileOf(stage, await asked.answer({ timeoutMs: 60_000 }));
}

async function fileOf(stage: Stage, message: APIMessage): Promise<Uint8Array> {
  const file = message.attachments.find(isMarkdown) ?? message.attachments[0];
  if (file === undefined) throw new Error(`No file came with the answer: ${messageWords(message)}`);
  const fetched = await stage.local.fetchFile(file.url);
  if (fetched === null) throw new Error(`The file ${file.filename} is not where the answer says.`);
  return fetched.data;
}

function isMarkdown(file: { readonly filename: string }): boolean {
  return file.filename.endsWith('.md');
}
