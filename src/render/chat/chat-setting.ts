import type { ChatWords } from '../../core/catalogue/words.js';
import { wordsFor } from '../../core/catalogue/words-for.js';
import type { Language } from '../../core/document/session.js';
import type { ChatOptions } from './names.js';
import { type TimestampPrinter, timestampPrinter } from './timestamp.js';

/** Options worked out: whoever converts many texts alike makes one of it and passes it in place of the options. */
export interface ChatSetting {
  readonly words: ChatWords;
  readonly time: TimestampPrinter;
  readonly nobody: string | null;
}

/** Works options out, or gives back what is worked out already. A language without words of ours gets English ones. */
export function chatSetting(options: ChatOptions | ChatSetting): ChatSetting {
  if ('time' in options) return options;
  const { zone = 'UTC', language = 'en', nobody = null } = options;
  return {
    words: wordsFor(isKnown(language) ? language : ourLanguage(language)).chat,
    time: timestampPrinter(zone, language),
    nobody,
  };
}

function ourLanguage(language: string): Language {
  const [tag = ''] = language.toLowerCase().split('-');
  return isKnown(tag) ? tag : 'en';
}

function isKnown(tag: string): tag is Language {
  return tag === 'en' || tag === 'de' || tag === 'es' || tag === 'fr' || tag === 'ja' || tag === 'ko';
}
