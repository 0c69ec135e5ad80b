import { UserError } from '../core/errors.js';
import type { WordsRefusal } from '../core/own-words.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';

/** Why words cannot be kept, as a person reads it. */
export function wordsRefused(refusal: WordsRefusal): UserError {
  return new UserError((language) => keepingTexts[language].words[refusal]);
}
