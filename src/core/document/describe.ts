import { isZone } from './check-settings.js';
import { type Heading, isReal } from './headings.js';
import type { Language, SessionDocument } from './session.js';
import { languageOf, type Settings } from './settings.js';
import { slug } from './slug.js';

type Description = Pick<
  SessionDocument,
  'title' | 'slug' | 'presenter' | 'date' | 'language' | 'zone' | 'group' | 'opens' | 'meets' | 'closes' | 'publish'
>;

/**
 * What the document says about itself. The title is that of the settings, else the first level-one heading that is no
 * section, else `stem`; the presenter that of the settings, else NAME of `Questions for NAME`, else `calledFor`.
 */
export function describe(
  settings: Settings,
  headings: readonly Heading[],
  stem: string,
  calledFor: string | null,
): Description {
  const value = (name: Parameters<typeof settings.values.get>[0]): string | null => settings.values.get(name) ?? null;
  const top = headings.find((each) => isReal(each) && each.look.level === 1 && !each.role && each.text !== '');
  const title = oneLine(value('title') ?? top?.text ?? stem).slice(0, 300);
  const named = headings.find((each) => each.role?.presenter);
  const zone = value('zone');
  return {
    title,
    slug: slug(value('slug') ?? title).slice(0, 80) || slug(stem).slice(0, 80) || 'session',
    presenter: value('presenter') ?? named?.role?.presenter ?? calledFor,
    date: value('date'),
    language: languageOf(value('language') ?? '') ?? guessLanguage(headings),
    zone: zone !== null && isZone(zone) ? zone : null,
    group: value('group'),
    opens: value('opens'),
    meets: value('meets'),
    closes: value('closes'),
    publish: value('publish')?.toLowerCase() === 'public' ? 'public' : 'server',
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The language in which most of the sections are named; English where nothing decides. */
function guessLanguage(headings: readonly Heading[]): Language {
  const votes = new Map<Language, number>();
  for (const heading of headings) {
    for (const language of heading.role?.languages ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  let best: Language = 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
