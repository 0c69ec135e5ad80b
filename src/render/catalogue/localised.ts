import type { Language } from '../../core/document/session.js';

/**
 * The bot's own texts in Discord, one topic a folder: `texts.ts` says which texts a topic has (sentences with names in
 * them are functions), a file for each language holds them, and `<topic>-texts.ts` joins them, so that the compiler
 * finds a missing one. The fixed words of documents and digests are in `core/catalogue`.
 *
 * An answer that only one person sees speaks that person's language, {@link languageOf}; what stands in a channel speaks
 * the session's.
 */
export type Localised<T> = Readonly<Record<Language, T>>;

const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'ja', 'ko'];

/** The language of Discord's locale, such as `es-419` or `en-GB`; English for those we do not speak. */
export function languageOf(locale: string): Language {
  const [language] = locale.split('-');
  return LANGUAGES.find((each) => each === language) ?? 'en';
}

/** One text of a topic in all languages. */
export function inEach<T, U>(texts: Localised<T>, pick: (say: T) => U): Localised<U> {
  const { en, de, es, fr, ja, ko } = texts;
  return { en: pick(en), de: pick(de), es: pick(es), fr: pick(fr), ja: pick(ja), ko: pick(ko) };
}

/** Our languages but English as Discord names them (facts 1.6). */
type Locale = 'de' | 'es-ES' | 'es-419' | 'fr' | 'ja' | 'ko';

/**
 * A command's or option's description in all languages, to be spread into its registration: English is the description
 * itself. Each at most 100 characters.
 */
export function described({ en, de, es, fr, ja, ko }: Localised<string>) {
  const localizations: Record<Locale, string> = { de, 'es-ES': es, 'es-419': es, fr, ja, ko };
  return { description: en, description_localizations: localizations };
}

/** The name of an option's choice in all languages; English is the name itself. Each at most 100 characters. */
export function localisedNames({ en, de, es, fr, ja, ko }: Localised<string>) {
  const localizations: Record<Locale, string> = { de, 'es-ES': es, 'es-419': es, fr, ja, ko };
  return { name: en, name_localizations: localizations };
}
