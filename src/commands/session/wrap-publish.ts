import type { App } from '../../app/app.js';
import { closeSession } from '../../app/closing.js';
import { releaseDigest } from '../../app/digest.js';
import { rememberExport } from '../../app/exports.js';
import { publishNotes } from '../../app/notes.js';
import { publishServer } from '../../app/publishing/publish-server.js';
import { fillDocument } from '../../app/write-back.js';
import { UserError } from '../../core/errors.js';
import { DEFAULT_GROUP } from '../../core/groups.js';
import type { Id } from '../../core/ids.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { publishingTexts } from '../../render/catalogue/publishing/publishing-texts.js';
import type { WrapTexts } from '../../render/catalogue/wrap/texts.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import { documentFile } from '../../render/discord/notes-message.js';
import { jumpLink } from '../../render/discord/parts.js';
import { PUBLISH_ACTS, type PublishAct, publishModal } from '../../render/discord/wrap-publish.js';
import { pathAsCode, publicationLines } from '../../render/published/publication-lines.js';
import type { Answer, Handler, Invocation, Modal } from '../command.js';
import { requireHost } from '../who-may.js';
import { speaking, wrapPage, wrapped } from './wrap-page.js';

/** The last step of wrap: look once more, choose what to do, see it done line by line. */
export const publishHandlers: readonly Handler[] = [
  { door: 'component', name: 'wrap-preview', acknowledge: 'update', run: preview },
  {
    door: 'component',
    name: 'wrap-publish',
    acknowledge: 'modal',
    open: openPublish,
  },
  { door: 'modal', name: 'wrap-publish', acknowledge: 'update', isLong: true, run: publish },
  { door: 'component', name: 'notes', acknowledge: 'ephemeral', run: newest },
];

function openPublish(invocation: Invocation, app: App): Modal {
  const [session = ''] = invocation.args;
  const record = app.memory.session(invocation.caller.server, session);
  if (!record) throw new UserError((language) => wrapTexts[language].notPosted);
  requireHost(app, invocation.caller, record.session);
  const isPublic = app.repository !== null && record.document.publish === 'public';
  const possible = PUBLISH_ACTS.filter((act) => act !== 'git' || isPublic);
  return publishModal(session, possible, speaking(invocation), publishingTexts[languageOf(invocation.caller.locale)]);
}

async function preview(invocation: Invocation, app: App): Promise<Answer> {
  const record = await wrapped(invocation, app, invocation.args[0] ?? '');
  const filled = await fillDocument(app, record.session.server, record.session.id);
  return { content: '', files: [documentFile(filled)], aside: true };
}

async function* publish(invocation: Invocation, app: App): AsyncGenerator<Answer> {
  const [session = ''] = invocation.args;
  await wrapped(invocation, app, session);
  const chosen = invocation.fields.get('acts') ?? [];
  const done: string[] = [];
  for (const act of PUBLISH_ACTS) {
    if (!chosen.includes(act)) continue;
    done.push(await lineOf(invocation, app, session, act));
    yield await wrapPage(invocation, app, session, { step: 'publish', done });
  }
}

/** A failure of one act keeps none of the others; the same is tried again by publishing once more. */
async function lineOf(invocation: Invocation, app: App, session: string, act: PublishAct): Promise<string> {
  const say = speaking(invocation);
  try {
    if (act === 'git') return await publishedLine(app, invocation.caller, session);
    return await CARRY_OUT[act](app, invocation.caller.server, session, say);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return say.failed(error.message);
  }
}

const CARRY_OUT: Readonly<
  Record<Exclude<PublishAct, 'git'>, (app: App, server: Id, session: string, say: WrapTexts) => Promise<string>>
> = {
  async close(app, server, session, say) {
    // Somebody may have closed it before; what was asked for holds then.
    if (app.memory.session(server, session)?.session.state === 'posted') await closeSession(app, server, session);
    return say.closeDone;
  },
  async notes(app, server, session, say) {
    const { channel, message } = await publishNotes(app, server, session);
    return say.notesDone(jumpLink(server, channel, message));
  },
  async digest(app, server, session, say) {
    const group = app.memory.session(server, session)?.session.group ?? DEFAULT_GROUP;
    const { sent, next } = await releaseDigest(app, server, group);
    if (sent) return say.digestDone(jumpLink(server, sent.channel, sent.message));
    return next ? say.digestComes(`<t:${Math.floor(next.getTime() / 1_000)}:F>`) : say.digestNotSet;
  },
};

/** Publishes in the repository now; a host need not wait for the minute. */
async function publishedLine(app: App, { server, locale }: Invocation['caller'], session: string): Promise<string> {
  const say = publishingTexts[languageOf(locale)];
  const place = app.repository;
  if (place === null) return say.soon;
  const published = await publishServer(app, place, server, 'always');
  const files = (await app.store.publications.files(server)).filter((file) => file.session === session);
  const state = await app.store.publications.state(server);
  const [trouble] = publicationLines(files, published === 'failed' ? state : null, say);
  if (trouble) return `✗ ${trouble}`;
  if (published === 'busy') return say.soon;
  const [file] = files;
  return file ? say.done(pathAsCode(file.path)) : say.notYet;
}

/** The document as it stands now, for whoever presses the button under the posted one. */
async function newest({ caller, args }: Invocation, app: App): Promise<Answer> {
  const { server, user } = caller;
  const [session = ''] = args;
  const filled = await fillDocument(app, server, session);
  // On record before it is out, so that what is withdrawn at this moment is found.
  await rememberExport(app, server, session, user);
  return { content: '', files: [documentFile(filled)] };
}
