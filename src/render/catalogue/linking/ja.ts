import type { LinkingTexts } from './texts.js';

export const ja: LinkingTexts = {
  linkDescription: 'すでにあるスレッドを質問のスレッドとして使います',
  threadDescription: 'スレッド、またはスレッドのあるフォーラムやチャンネル',
  questionDescription: '一つのスレッドがどの質問のものか。無ければ名前で決めます',
  title: (session) => `**「${session}」のスレッド**`,
  takeaways: '持ち帰ったこと',
  others: 'そのままにするもの：',
  why: {
    unknown: '同じ名前の質問がありません',
    rivals: '同じ名前のスレッドがほかにもあります',
    taken: '同じ名前の質問にはもうスレッドがあります',
    foreign: '別のセッションのものです',
    known: 'もうつながっています',
  },
  more: (n) => `ほか ${n} 件`,
  nothing: '名前でつなげられるものはありません。',
  oneByOne: '一つずつつなげてください：/session link で `thread` と `question` を選びます。',
  whatHappens: 'そこで話されたことを初めから読み、記録に残せるようにします。これらのスレッドには何も書き込みません。',
  link: (n) => (n === 1 ? 'つなげる' : `この ${n} 件をつなげる`),
  which: 'どの質問ですか',
  changed: 'その間に変わりました。もう一度見てください：',
  linked: (session, n) => `**スレッド ${n} 件を「${session}」につなげました。** いま読んでいます。`,
  tellPeople: '書いたことが記録用に保存されると、そこの皆さんに伝えてください。概要のメッセージにも書いてあります。',
  closedLinked: (thread, question) =>
    `${thread} を「${question}」につなげましたが、まだ集められません。非公開のスレッドで、私が入っていないからです。そこで私にメンションするか、そのチャンネルで私のロールに「Manage Threads」を与えてください。`,
  closed: {
    message: 'このスレッドは非公開で、私は入っていません。',
    hint: 'そこで私にメンションするか、そのチャンネルで私のロールに「Manage Threads」を与えて、もう一度つなげてください。オプション `question` があれば今つなげ、入れてもらえたら読みます。',
  },
  notThreads: (channel) => ({
    message: `#${channel} には使えるスレッドがありません。`,
    hint: 'このサーバーのスレッド、フォーラム、テキストチャンネルのどれかを選んでください。',
  }),
  mayNotRead: (channel, permissions) => ({
    message: `#${channel} の履歴を読めません：${permissions}。`,
    hint: '私のロールにこの権限を与え（チャンネルの編集、権限）、もう一度つなげてください。何もつなげていません。',
  }),
  noPosts: (forum) => ({
    message: `#${forum} には投稿がありません。`,
    hint: '文書を読み込んで「投稿する」を押してください。質問ごとに一つ作ります。',
  }),
  noThreads: (channel) => ({
    message: `#${channel} にはスレッドがありません。`,
    hint: '文書を読み込んで「投稿する」を押してください。質問ごとに一つ作ります。',
  }),
  taken: {
    message: 'その質問かスレッドは、もうつながっています。',
    hint: '何が空いているかは /session link で見てください。',
  },
  onlyOne: {
    message: 'オプション `question` は一つのスレッドのためのものです。',
    hint: 'スレッドを一つ選ぶか、オプションを外して名前で決めてください。',
  },
  noHome: {
    message: 'このセッションにはまだ概要がないので、置く場所がありません。',
    hint: '/session post で足りないものを開けます。概要も含みます。',
  },
  underWay: { message: 'このセッションはいま投稿中です。', hint: '終わってからつなげてください。' },
  noSuchQuestion: (typed) => ({
    message: `空いている質問「${typed}」はありません。`,
    hint: '候補の中から選んでください。',
  }),
};
