import type { App } from '../app/app.js';
import { UserError, type UserErrorFacts } from '../core/errors.js';
import { type Unreachable, UnreachableError } from '../core/ports/chat.js';
import { failureMessage, ourFault } from '../render/discord/failure.js';
import type { Answer, Handler, Interactions, Topic } from './command.js';

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

  function failed(error: unknown, door: string, name: string) {
    if (error instanceof UserError) return failureMessage(error);
    if (error instanceof UnreachableError) return failureMessage(UNREACHABLE[error.reason]);
    app.log.error({ err: error, door, name }, 'an interaction failed');
    return ourFault();
  }

  return {
    registration: topics.flatMap((topic) => topic.registration),
    acknowledgement: (door, name) => find(door, name)?.acknowledge ?? 'ephemeral',
    async *answer(door, name, invocation) {
      const handler = find(door, name);
      try {
        if (!handler || handler.acknowledge === 'modal') throw unknown();
        for await (const answer of answersOf(handler.run(invocation, app))) yield { ...answer, ...lasting(handler) };
      } catch (error) {
        yield { ...failed(error, door, name), aside: true, ...lasting(handler) };
      }
    },
    open(door, name, invocation) {
      const handler = find(door, name);
      try {
        if (handler?.acknowledge !== 'modal') throw unknown();
        return { modal: handler.open(invocation, app) };
      } catch (error) {
        return { refusal: failed(error, door, name) };
      }
    },
    complete(name, focused, invocation) {
      const handler = find('slash', name);
      if (!handler || handler.acknowledge === 'modal' || !handler.complete) return [];
      return handler.complete(invocation, focused, app).slice(0, 25);
    },
  };
}

async function* answersOf(answers: AsyncIterable<Answer> | Promise<Answer>): AsyncGenerator<Answer> {
  if (Symbol.asyncIterator in answers) yield* answers;
  else yield await answers;
}

function lasting(handler: Handler | undefined): Pick<Answer, 'lasting'> {
  return handler && handler.acknowledge !== 'modal' && handler.isLong ? { lasting: true } : {};
}

/** What a person can do about a part of Discord that is not there for us. */
const UNREACHABLE: Readonly<Record<Unreachable, UserErrorFacts>> = {
  forbidden: {
    message: 'Discord does not let me do this there.',
    hint: 'Give my role View Channel, Read Message History and Send Messages (in threads too) in that channel, then try again.',
  },
  missing: {
    message: 'That channel, thread or message is not there any more, or I cannot see it.',
    hint: 'Choose another one, or let my role see it (Edit Channel, Permissions), then try again.',
  },
  withheld: {
    message: 'Discord withholds from me what people write.',
    hint: 'Whoever runs me turns on the Message Content intent in the Developer Portal and starts me again.',
  },
};

function unknown(): UserError {
  return new UserError({
    message: 'This button or command is from an older version of me.',
    hint: 'Use the newest message of the session, or see /help.',
  });
}
