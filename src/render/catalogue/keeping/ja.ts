import type { KeepingTexts } from './texts.js';

export const ja: KeepingTexts = {
  command: {
    claim: 'セッションで残した文',
    list: '残した文の一覧（番号つき）',
    change: '残した文が表のどのセルについてか、ほかの文とどう関わるかを決める',
    answered: '残した文の問いに答えが出たことにする',
    remove: '残した文をノートから外す',
    number: '残した文の番号（例：1.2）',
    ingredient: '表の行',
    recipe: '表の列',
    relation: 'ほかの残した文との関わり',
    to: 'もう一方の残した文',
  },
  modal: {
    title: '文を残す',
    sentence: '文',
    sentenceHint: 'ひとつ、または続いているいくつか',
    ingredient: '材料',
    recipe: 'レシピ',
    suggested: '候補はあらかじめ選ばれています',
    likeliest: '近そうな25件です。ほかは /claim change で選べます',
    relation: 'この文は',
    relationHint: 'ほかの残した文との関わり',
    standsAlone: '単独の文',
    relates: {
      agrees: (number) => `${number} に賛成`,
      objects: (number) => `${number} に異論`,
      narrows: (number) => `${number} を限定`,
    },
    exact: 'または、そのままの言葉',
    exactHint: 'メッセージから写してください。上の文の代わりになります',
    keptAs: (number) => `${number} として残っています`,
  },
  receipt: {
    kept: (number, quote) => `${number} として残しました：「${quote}」`,
    again: (number, quote) => `${number} としてすでに残っていました。選んだ内容を書きとめました：「${quote}」`,
    taggedByOther: (number, quote) =>
      `${number} としてすでに残っていて、何についてかは別の人が決めています：「${quote}」`,
    shares: (numbers, count) =>
      `${numbers} ${count === 1 ? 'は' : 'はどれも'}この文と言葉が重なっていますが、それぞれ別の文です。`,
    changed: (number, quote) => `${number} は今：「${quote}」`,
    answered: (number, quote) => `${number} は答えが出たことになりました：「${quote}」`,
    openAgain: (number) => `${number} はまた未回答に戻りました。`,
    stillOpen: 'まだ答えが出ていない',
    removed: (number) => `${number} をノートから外しました。メッセージはそのままで、番号は二度と使われません。`,
    back: (number) => `${number} はまたノートに入っています。`,
    undo: '取り消す',
    change: '変更する',
    putBack: '元に戻す',
    propose: 'この文から結論を提案する',
  },
  list: {
    none: (emoji) =>
      `まだ何も残っていません。返信に ${emoji} を付けるか、長押しして *アプリ*、*Keep a sentence* を選んでください。`,
    head: (session, count) => `**${session}**・残した文${count}件`,
    page: (page, pages) => `${page}/${pages}ページ`,
    earlier: '前へ',
    later: '次へ',
    deleted: (number) => `${number} はノートから外れました。メッセージが削除されています。`,
    editedAway: (number, name) => `${number} はノートから外れました。${name}さんがこの言葉を書き換えました。`,
    said: (number, name, quote) => `${number} ${name}：「${quote}」`,
    relation: {
      agrees: (number) => `${number} に賛成`,
      objects: (number) => `${number} に異論`,
      narrows: (number) => `${number} を限定`,
    },
  },
  refused: {
    onlyQuestions: {
      message: '残せるのは、質問のスレッドにある返信だけです。',
      hint: 'セッションのスレッドを開いて、そこの返信を長押ししてください。',
    },
    mine: { message: 'これは私のメッセージです。', hint: '参加者の言葉を残してください。' },
    unread: {
      message: 'このメッセージは削除されたか、まだ読み込めていません。',
      hint: 'まだ残っていれば、少し待ってもう一度お試しください。',
    },
    edited: { message: 'メッセージがその間に編集されました。', hint: 'もう一度長押しして選び直してください。' },
    noneChosen: { message: '文が選ばれていません。', hint: 'もう一度長押しして、ひとつ選んでください。' },
    noNeighbours: {
      message: 'まとめて残せるのは、続いている文だけです。',
      hint: 'もう一度長押しして、ひとつずつ残してください。',
    },
    nothingOwn: {
      message: 'このメッセージには、残せる自分の文がありません。',
      hint: '最初に書かれた場所で残してください。引用、ネタバレ、画像、スタンプは残せません。',
    },
    sessionGone: {
      message: 'このセッションはもうここにありません。',
      hint: 'ほかのセッションは /session status で確かめられます。',
    },
    noSuchRow: (name, others) => ({
      message: `この表に「${name}」という行はありません。`,
      hint: `次から選んでください：${others}`,
    }),
    noSuchColumn: (name, others) => ({
      message: `この表に「${name}」という列はありません。`,
      hint: `次から選んでください：${others}`,
    }),
    relationHalf: { message: '関わりには両方の項目が必要です。', hint: '`relation` と `to` を指定してください。' },
    noOther: (number) => ({
      message: `${number} として残っている別の文はありません。`,
      hint: '/claim list をご覧ください。',
    }),
    noQuestion: (number) => ({
      message: `${number} は問いではありません。`,
      hint: '答えが出たことにできるのは、疑問符で終わる残した文だけです。',
    }),
    notAsker: (number) => ({
      message: `${number} はほかの人の問いです。`,
      hint: '問いかけた人かホストが、答えが出たことにできます。そのメッセージに返信しても同じです。',
    }),
    noClaim: (number) => ({
      message: `${number} として残っている文はありません。`,
      hint: '残した文と番号は /claim list で確かめられます。',
    }),
    tagged: (number) => ({
      message: `${number} が何についてかは、すでに別の人が決めています。`,
      hint: '変更はセッションの主催者に頼んでください。',
    }),
    keptByOther: (number) => ({
      message: `${number} は別の人が残しました。`,
      hint: '外すには、その人かセッションの主催者に頼んでください。',
    }),
  },
  words: {
    absent: {
      message: 'この言葉はメッセージにありません。',
      hint: '記号も含めて書かれたとおりに写すか、一覧から文を選んでください。',
    },
    quoted: {
      message: 'この言葉は別の人の引用です。',
      hint: '最初に書かれたメッセージで残してください。',
    },
    hidden: {
      message: 'この言葉はネタバレとして隠されています。',
      hint: '隠されていない言葉を残してください。隠した人は、全員に読まれることを望んでいません。',
    },
    cut: {
      message: 'この言葉はリンク、メンション、絵文字の途中で切れています。',
      hint: '全体を写すか、省いてください。',
    },
  },
};
