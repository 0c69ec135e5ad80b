import type { Language } from '../document/session.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import type { Words } from './words.js';

const catalogue: Readonly<Record<Language, Words>> = { en, de, es, fr, ja, ko };

/** The fixed words of a document's language. */
export function wordsFor(language: Language): Words {
  return catalogue[language];
}
