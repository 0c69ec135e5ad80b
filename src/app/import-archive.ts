import type { ImportedThread, ImportReport } from '../core/archive/import-report.js';
import { type ResolvedTags, resolveTags, type TaggableReply, unknownNumbers } from '../core/archive/resolve-tags.js';
import type { TagsFile } from '../core/archive/tags.js';
import { UserError } from '../core/errors.js';
import { type Id, idTime } from '../core/ids.js';
import type { UnsureChoice } from '../core/numbering.js';
import { IMPORTED } from '../core/posting.js';
import { claimNumber, type SessionRecord } from '../core/record.js';
import type { Place } from '../core/sessions.js';
import type { App } from './app.js';
import { applyTags, NOBODY, type TagReport } from './apply-tags.js';
import { type HandedInExports, type ImportPlan, type PlannedThread, planImport, serverOf } from './import-plan.js';
import { type ImportTarget, importTarget } from './import-session.js';
import { follow, ingest } from './ingest.js';

/** Exports with the document they belong to, all read and found whole. */
export interface ImportRequest extends HandedInExports {
  /** The document's bytes. */
  readonly bytes: Uint8Array;
  readonly tags: TagsFile | null;
  /** Whether questions that could be new wordings are that; null when nobody has said. */
  readonly unsure: UnsureChoice | null;
  /** Told what begins now. */
  readonly onProgress: (step: string) => void;
}

/**
 * Imports exports into the session of a document, which is made when there is none. Everything that can be wrong is
 * found before the first write; each thread is written in one transaction by the merge rule of all doors, and doing it
 * again, or with an older export, changes nothing.
 *
 * @throws UserError for whatever the people who made the files must mend; nothing is imported then
 */
export async function importArchive(app: App, request: ImportRequest): Promise<ImportReport> {
  const server = serverOf(request.exports);
  const target = await importTarget(app, server, request.document, request.unsure);
  const session = target.current?.session.id ?? null;
  const before = session === null ? null : await app.store.record(server, session);
  const plan = await planImport(app, request, target, before);
  const tags = request.tags && (await readTags(app, request, request.tags, plan, before));
  const id = await settle(app, request, target, plan);
  await app.memory.refresh(server, id);
  for (const planned of plan.threads) {
    request.onProgress(`Importing “${planned.thread.channel.name}”`);
    await importThread(app, server, id, planned);
  }
  await app.memory.refresh(server, id);
  const tagged = tags && (await tag(app, server, id, tags.resolved));
  const after = await app.store.record(server, id);
  if (after === null) throw new Error(`Session ${id} went away while it was imported`);
  return report(plan, target, before, after, tagged, tags?.notes ?? []);
}

/** Looks everything up that the tags speak of, in what is stored and in what is about to be. */
async function readTags(
  app: App,
  request: ImportRequest,
  tags: TagsFile,
  plan: ImportPlan,
  before: SessionRecord | null,
): Promise<{ readonly resolved: ResolvedTags; readonly notes: readonly string[] }> {
  const replies = new Map<Id, TaggableReply & { readonly at: number }>();
  const people = new Map<Id, string[]>();
  const deleted = new Set<Id>();
  const name = (id: Id, called: string) => people.set(id, [...new Set([...(people.get(id) ?? []), called])]);
  for (const person of before?.people.values() ?? []) name(person.id, person.name);
  for (const { id, question, author, authorName, text, editedAt } of before?.replies ?? []) {
    replies.set(id, { question, author, text, at: editedAt?.getTime() ?? 0 });
    name(author, authorName);
  }
  for (const { use, plan: thread } of plan.threads) {
    for (const change of thread.changes) {
      if (change.kind === 'deleted') for (const id of change.messages) deleted.add(id);
      if (change.kind !== 'message') continue;
      const { id, author, authorName, text, editedAt } = change.message;
      const at = editedAt?.getTime() ?? 0;
      name(author, authorName);
      if ((replies.get(id)?.at ?? -1) >= at) continue;
      replies.set(id, { question: use === 'takeaways' ? null : use, author, text, at });
    }
  }
  const archive = before && (await app.store.archives.read(plan.server, before.session.id));
  for (const id of archive?.tombstones ?? []) deleted.add(id);
  for (const id of deleted) replies.delete(id);
  const { ingredients, recipes } = request.document;
  const found = resolveTags(tags, { server: plan.server, replies, deleted, people, ingredients, recipes });
  if (found.problems.length > 0) throw wrongTags(tags.file, found.problems, 'Nothing was imported.');
  return found;
}

function wrongTags(file: string, problems: readonly string[], consequence: string): UserError {
  return new UserError({
    message: `${file} does not fit:\n  ${problems.slice(0, 100).join('\n  ')}`,
    hint: `Mend these lines and import again. ${consequence}`,
  });
}

/** Makes the session and the places of its threads, in one step. */
async function settle(app: App, request: ImportRequest, target: ImportTarget, plan: ImportPlan): Promise<string> {
  const { document, bytes } = request;
  const places = plan.threads.map(({ thread, use }): Omit<Place, 'session' | 'cursor' | 'trouble'> => {
    const { id, parent, isThread } = thread.channel;
    const kind = use === 'takeaways' ? 'takeaways' : 'question';
    const question = use === 'takeaways' ? null : use;
    return { kind, question, channel: (isThread && parent) || id, message: id, thread: id, fingerprint: IMPORTED };
  });
  const [first] = places;
  if (first === undefined) throw new Error('An import without threads is refused before');
  return app.store.archives.settle({
    draft: {
      ...{ server: plan.server, group: target.group, slug: document.slug, title: document.title, file: document.file },
      ...{ language: document.language, source: bytes, loadedBy: NOBODY },
    },
    questions: target.adopts ? target.questions : null,
    places,
    channel: first.channel,
    at: idTime(first.message),
  });
}

async function importThread(app: App, server: Id, session: string, { thread, plan }: PlannedThread): Promise<void> {
  await ingest(app, plan.changes);
  if (plan.counts !== null) await follow(app, await app.store.replies.recount(server, plan.counts, null));
  if (plan.completeAt === null) return;
  // So that an older export, imported later, does not bring back what this one no longer had.
  const key = { server, kind: 'import', subject: session, target: thread.channel.id, due: plan.completeAt } as const;
  const holder = app.attempt();
  if (await app.store.work.claim(key, holder, 60)) await app.store.work.done(key, holder, null);
}

async function tag(app: App, server: Id, session: string, tags: ResolvedTags): Promise<TagReport> {
  const record = await app.store.record(server, session);
  const problems = unknownNumbers(tags, new Set((record?.claims ?? []).map(claimNumber)));
  if (problems.length > 0) throw wrongTags('The tags file', problems, 'The messages were imported, the tags not.');
  return applyTags(app, server, session, tags);
}

function report(
  plan: ImportPlan,
  target: ImportTarget,
  before: SessionRecord | null,
  after: SessionRecord,
  tagged: TagReport | null,
  notes: readonly string[],
): ImportReport {
  const { id, slug, title } = after.session;
  const threads = plan.threads.map((planned) => threadReport(planned, before, after));
  const used = new Set(after.places.map((place) => place.question));
  const without = after.questions.filter((question) => !question.removed && !used.has(question.number));
  const known = new Set((before?.claims ?? []).map(claimNumber));
  return {
    server: plan.server,
    session: { id, slug, title, isNew: target.current === null },
    threads,
    leftOut: plan.leftOut,
    withoutThread: without.map((question) => question.number),
    claims: after.claims.filter((claim) => !known.has(claimNumber(claim))).length,
    takeaways: tagged?.takeaways ?? 0,
    notes: [...target.notes, ...notes, ...(tagged?.notes ?? [])],
  };
}

function threadReport(
  { thread, use, plan }: PlannedThread,
  before: SessionRecord | null,
  after: SessionRecord,
): ImportedThread {
  const { id, name } = thread.channel;
  const earlier = new Map((before?.replies ?? []).map((reply) => [reply.id, reply]));
  const now = after.replies.filter((reply) => reply.thread === id);
  const changed = now.filter((reply) => {
    const was = earlier.get(reply.id);
    return was !== undefined && was.editedAt?.getTime() !== reply.editedAt?.getTime();
  });
  const gone = plan.changes.flatMap((change) => (change.kind === 'deleted' ? change.messages : []));
  const starter = plan.lacksStarter
    ? ['Its first message stands in the channel, of which no export was given; if a person wrote it, export that too.']
    : [];
  return {
    ...{ thread: id, name, use, files: thread.exports.flatMap((each) => each.files) },
    ...{ read: plan.read, kept: plan.kept, skipped: plan.skipped },
    added: now.filter((reply) => !earlier.has(reply.id)).length,
    changed: changed.length,
    deleted: gone.length,
    ...{ reactions: plan.reactions, nameless: plan.nameless },
    notes: [...thread.notes, ...starter],
  };
}
