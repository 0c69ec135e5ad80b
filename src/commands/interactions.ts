import type { App } from '../app/app.js';
import { UserError } from '../core/errors.js';
import { UnreachableError } from '../core/ports/chat.js';
import { failureTexts } from '../render/catalogue/failure/failure-texts.js';
import { languageOf } from '../render/catalogue/localised.js';
import { failureMessage, ourFault } from '../render/discord/failure.js';
import type { Answer, Handler, Interactions, Invocation, Topic } from './command.js';
import { refuseTimedOut } from './who-may.js';

/**
 * All topics behind one face. It never throws: a person's error becomes an answer that says what to do, ours is logged
 * and answered without details.
 */
export function createInteractions(topics: readonly Topic[], app: App): Interactions {
  const handlers = new Map<string, Handler>();
  for (const handler of topics.flatMap((topic) => topic.handlers)) {
    handlers.set(`${handler.door} ${handler.name}`, handler);
  }
  const find = (door: string, name: string): Handler | undefined => handlers.get(`${door} ${name}`);

  function failed(error: unknown, door: string, name: string, { caller }: Invocation) {
    const language = languageOf(caller.locale);
    if (error instanceof UserError) return failureMessage(error.in(language));
    if (error instanceof UnreachableError) return failureMessage(failureTexts[language].unreachable[error.reason]);
    app.log.error({ err: error, door, name }, 'an interaction failed');
    return ourFault(failureTexts[language]);
  }

  return {
    registration: topics.flatMap((topic) => topic.registration),
    acknowledgement: (door, name) => find(door, name)?.acknowledge ?? 'ephemeral',
    async *answer(door, name, invocation) {
      const handler = find(door, name);
      try {
        if (!handler || handler.acknowledge === 'modal') throw unknown();
        refuseTimedOut(app, invocation.caller);
        for await (const answer of answersOf(handler.run(invocation, app))) yield { ...answer, ...lasting(handler) };
      } catch (error) {
        yield { ...failed(error, door, name, invocation), aside: true, ...lasting(handler) };
      }
    },
    open(door, name, invocation) {
      const handler = find(door, name);
      try {
        if (handler?.acknowledge !== 'modal') throw unknown();
        refuseTimedOut(app, invocation.caller);
        return { modal: handler.open(invocation, app) };
      } catch (error) {
        return { refusal: failed(error, door, name, invocation) };
      }
    },
    complete(name, focused, invocation) {
      const handler = find('slash', name);
      if (!handler?.complete) return [];
      try {
        refuseTimedOut(app, invocation.caller);
        return handler.complete(invocation, focused, app).slice(0, 25);
      } catch (error) {
        // While somebody types there is no place for words: what cannot be offered offers nothing.
        if (!(error instanceof UserError)) app.log.error({ err: error, name }, 'nothing could be offered');
        return [];
      }
    },
    excuse: (why, locale) => ({ content: failureTexts[languageOf(locale)].excuse[why] }),
  };
}

async function* answersOf(answers: AsyncIterable<Answer> | Promise<Answer>): AsyncGenerator<Answer> {
  if (Symbol.asyncIterator in answers) yield* answers;
  else yield await answers;
}

function lasting(handler: Handler | undefined): Pick<Answer, 'lasting'> {
  return handler && handler.acknowledge !== 'modal' && handler.isLong ? { lasting: true } : {};
}

function unknown(): UserError {
  return new UserError((language) => failureTexts[language].unknown);
}
