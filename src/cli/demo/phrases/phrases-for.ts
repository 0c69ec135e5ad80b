import type { Language } from '../../../core/document/session.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import type { Phrases } from './phrases.js';

const PHRASES: Readonly<Record<Language, Phrases>> = { en, de, es, fr, ja, ko };

/** What people say in the document's language. */
export function phrasesFor(language: Language): Phrases {
  return PHRASES[language];
}
