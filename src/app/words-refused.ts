import { UserError } from '../core/errors.js';
import type { WordsRefusal } from '../core/own-words.js';

const REASONS: Readonly<Record<WordsRefusal, { readonly message: string; readonly hint: string }>> = {
  absent: {
    message: 'These words do not stand in the message.',
    hint: 'Copy them as they were written, with their stars and dashes, or choose a sentence from the list.',
  },
  quoted: {
    message: 'These words are quoted from somebody else.',
    hint: 'Keep them in the message where they were first written.',
  },
  hidden: {
    message: 'These words are hidden behind a spoiler.',
    hint: 'Keep words outside the bars: whoever hid these did not want them to be read by everybody.',
  },
  cut: {
    message: 'These words end in the middle of a link, a mention or an emoji.',
    hint: 'Copy it whole, or leave it out.',
  },
};

/** Why words cannot be kept, as a person reads it. */
export function wordsRefused(refusal: WordsRefusal): UserError {
  return new UserError(REASONS[refusal]);
}
