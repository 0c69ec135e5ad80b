import type { ThreadTrouble } from '../../core/gathering-trouble.js';
import type { Place, PlaceKind } from '../../core/sessions.js';

const NAMES: Readonly<Record<PlaceKind, string>> = {
  overview: 'The overview',
  question: 'Question',
  takeaways: 'The takeaways',
};

/** What is wrong, to follow a thread's name, and what a host can do about it. */
const TROUBLES: Readonly<Record<ThreadTrouble, string>> = {
  hidden: 'is closed to me: give my role “View Channel” in its channel.',
  'no-history': 'may not be read back by me: give my role “Read Message History” in its channel.',
  'not-member': 'is private and I am not in it: mention me there, or give my role “Manage Threads” in its channel.',
  withheld:
    'comes without its words: whoever runs me has to turn on the Message Content intent in the Developer Portal.',
  missing: 'was not found when I last looked; I look again within the hour, and nothing is taken out before.',
  gone: 'was deleted: nothing said there is shown any more.',
};

/** One line for each thread that cannot be read, naming it and what to do; none when all is well. */
export function troubleLines(places: readonly Place[]): readonly string[] {
  return places.flatMap(({ trouble, kind, question, thread }) => {
    if (trouble === undefined) return [];
    const name = question === null ? NAMES[kind] : `${NAMES[kind]} ${question}`;
    // A deleted thread's mention would read as an unknown channel.
    const where = thread === null || trouble === 'gone' || trouble === 'missing' ? name : `${name} (<#${thread}>)`;
    return [`${where} ${TROUBLES[trouble]}`];
  });
}
