import type { DocumentsTexts } from './texts.js';

const attach = 'セッション文書を Markdown かテキストのファイル（.md、.markdown、.txt、1 MiB まで）で添付してください。';

export const ja: DocumentsTexts = {
  gone: { message: 'このセッションはもうここにありません。', hint: '文書をもう一度読み込んでください。' },
  tooLarge: (file, mebibytes) => ({ message: `「${file}」は大きすぎます（${mebibytes} MiB）。`, hint: attach }),
  notText: (file) => ({ message: `「${file}」は Markdown でもテキストでもありません。`, hint: attach }),
  noFile: { message: 'このメッセージにはセッション文書が付いていません。', hint: attach },
  severalFiles: (files) => ({
    message: `このメッセージには文書がいくつも付いています：${files}。`,
    hint: '使うものを /session load で読み込んでください。',
  }),
  undeliverable: {
    foreign: {
      message: 'このファイルは Discord のものではありません。',
      hint: 'メッセージかコマンドそのものに添付してください。',
    },
    'too-large': {
      message: 'このファイルは 1 MiB を超えています。',
      hint: '画像を外すなどして小さくし、もう一度添付してください。',
    },
    unavailable: {
      message: 'いま Discord からファイルを受け取れません。',
      hint: '少し待ってもう一度試してください。続くようなら、添付し直してください。',
    },
    expired: {
      message: 'Discord はこのファイルをもう渡してくれません。',
      hint: 'もう一度添付してください。添付ファイルのリンクは一日で切れます。',
    },
  },
  unfitChannel: (channel) => ({
    message: `#${channel} にはセッションを投稿できません。`,
    hint: '/session load のオプション `channel` で、このサーバーのテキストチャンネルかフォーラムを選んでください。',
  }),
  mayNot: (channel, permissions) => ({
    message: `#${channel} で必要な権限が足りません：${permissions}。`,
    hint: '私のロールにこの権限を与え（チャンネルの編集、権限）、もう一度「投稿する」を押してください。何も投稿していません。',
  }),
};
