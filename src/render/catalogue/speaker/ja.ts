import type { SpeakerTexts } from './texts.js';

export const ja: SpeakerTexts = {
  description: '質問に答える人を示します。その返信が先に並びます',
  userDescription: '発表者',
  who: '質問に答えるのは誰ですか',
  named: (user, session) => `「${session}」の発表者は ${user} さんです。返信には印が付き、記録では先に並びます。`,
  nobody: (session) => `「${session}」の発表者はいなくなりました。`,
};
