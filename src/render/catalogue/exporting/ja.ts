import type { ExportingTexts } from './texts.js';

export const ja: ExportingTexts = {
  description: '二つの節を埋めたセッション文書',
  now: (session) => `いまの「${session}」です。`,
  sections: { discussion: '議論', takeaways: '持ち帰ったこと' },
  changed: (where) => `${where} の私の文を誰かが変えたので、読み込んだままの文書です。どちらの文を残しますか。`,
  place: (section, line) => `*${section}*（${line} 行目）`,
  theirs: '文書にある文',
  ours: '私の最新の文',
  keptTheirs: '皆さんの文を残し、これからは触りません。このファイルをもう一度読み込むと、そのままになります。',
  tookOurs: '私のいまの文にしました。このファイルをもう一度読み込むと、そのままになります。',
};
