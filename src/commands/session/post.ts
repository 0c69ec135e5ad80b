import type { App } from '../../app/app.js';
import { choosePace } from '../../app/planning.js';
import { freePart, postSession } from '../../app/posting.js';
import { loaded } from '../../app/sessions.js';
import type { Id } from '../../core/ids.js';
import type { UnsureChoice } from '../../core/numbering.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import { postedMessage, postingMessage } from '../../render/discord/posting-message.js';
import type { Answer, Caller, Handler, Invocation } from '../command.js';
import { requireHost } from '../who-may.js';

/** The buttons under a preview that post, and the one that posts anew what people deleted. */
export const postButtons: readonly Handler[] = [
  { door: 'component', name: 'post', acknowledge: 'update', isLong: true, run: post },
  { door: 'component', name: 'post-daily', acknowledge: 'update', isLong: true, run: postDaily },
  { door: 'component', name: 'post-again', acknowledge: 'update', isLong: true, run: postAgain },
];

async function* post({ caller, args }: Invocation, app: App): AsyncGenerator<Answer> {
  const [session = '', channel = '', unsure] = args;
  const { session: known } = await loaded(app, caller.server, session);
  requireHost(app, caller, known);
  if (known.state === 'loaded') await choosePace(app, caller.server, session, false);
  yield* posting(app, caller, session, channel, unsure === 'new' ? 'new' : 'reworded');
}

/** The first question now, another each day. */
async function* postDaily({ caller, args }: Invocation, app: App): AsyncGenerator<Answer> {
  const [session = '', channel = ''] = args;
  requireHost(app, caller, (await loaded(app, caller.server, session)).session);
  await choosePace(app, caller.server, session, true);
  yield* posting(app, caller, session, channel, 'new');
}

/** Posts again what people deleted: the host was told of it and pressed. */
async function* postAgain({ caller, args }: Invocation, app: App): AsyncGenerator<Answer> {
  const [session = '', kind = '', question = ''] = args;
  const current = await loaded(app, caller.server, session);
  requireHost(app, caller, current.session);
  const part = { kind, question: question === '' ? null : Number(question) };
  const place = current.places.find((each) => each.kind === part.kind && each.question === part.question);
  if (place) await freePart(app, caller.server, session, place);
  yield* posting(app, caller, session, current.session.channel ?? caller.channel, 'new');
}

async function* posting(
  app: App,
  { server, locale }: Caller,
  session: string,
  channel: Id,
  unsure: UnsureChoice,
): AsyncGenerator<Answer> {
  const say = previewTexts[languageOf(locale)];
  const steps = postSession(app, server, session, channel, unsure);
  for (;;) {
    const step = await steps.next();
    if (step.done) return yield postedMessage(step.value, say);
    yield postingMessage(step.value, say);
  }
}
