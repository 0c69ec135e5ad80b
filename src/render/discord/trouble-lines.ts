import type { Place } from '../../core/sessions.js';
import type { StatusTexts } from '../catalogue/status/texts.js';

/** One line for each thread that cannot be read, naming it and what to do; none when all is well. */
export function troubleLines(places: readonly Place[], say: StatusTexts): readonly string[] {
  return places.flatMap((place) => {
    const { trouble, thread } = place;
    if (trouble === undefined) return [];
    const name = nameOf(place, say);
    // A deleted thread's mention would read as an unknown channel.
    const where = thread === null || trouble === 'gone' || trouble === 'missing' ? name : `${name} (<#${thread}>)`;
    return [`${where} ${say.troubles[trouble]}`];
  });
}

function nameOf({ kind, question }: Place, say: StatusTexts): string {
  if (kind === 'question') return say.question(question ?? 0);
  return kind === 'overview' ? say.overview : say.takeawaysThread;
}
