import type { DocumentsTexts } from './texts.js';

const attach = '세션 문서를 Markdown이나 텍스트 파일(.md, .markdown, .txt, 1 MiB까지)로 첨부해 주세요.';

export const ko: DocumentsTexts = {
  gone: { message: '이 세션은 이제 여기에 없어요.', hint: '문서를 다시 불러오세요.' },
  tooLarge: (file, mebibytes) => ({ message: `“${file}”이(가) 너무 커요: ${mebibytes} MiB.`, hint: attach }),
  notText: (file) => ({ message: `“${file}”은(는) Markdown도 텍스트 파일도 아니에요.`, hint: attach }),
  noFile: { message: '이 메시지에는 세션 문서가 없어요.', hint: attach },
  severalFiles: (files) => ({
    message: `이 메시지에는 문서가 여럿 있어요: ${files}.`,
    hint: '쓸 것을 /session load로 불러오세요.',
  }),
  undeliverable: {
    foreign: {
      message: '이 파일은 Discord의 것이 아니에요.',
      hint: '메시지나 명령 자체에 첨부해 주세요.',
    },
    'too-large': {
      message: '이 파일은 1 MiB를 넘어요.',
      hint: '그림을 빼는 등 줄여서 다시 첨부해 주세요.',
    },
    unavailable: {
      message: '지금은 Discord에서 파일을 받을 수 없어요.',
      hint: '잠시 뒤 다시 해 보세요. 그대로면 파일을 새로 첨부해 주세요.',
    },
    expired: {
      message: 'Discord가 이 파일을 더는 내주지 않아요.',
      hint: '다시 첨부해 주세요. 첨부 파일 링크는 하루면 끝나요.',
    },
  },
  unfitChannel: (channel) => ({
    message: `#${channel}에는 세션을 올릴 수 없어요.`,
    hint: '/session load의 `channel` 옵션에서 이 서버의 텍스트 채널이나 포럼을 고르세요.',
  }),
  mayNot: (channel, permissions) => ({
    message: `#${channel}에서 필요한 권한이 부족해요: ${permissions}.`,
    hint: '제 역할에 이 권한을 주고(채널 편집, 권한) 올리기를 다시 누르세요. 아무것도 올리지 않았어요.',
  }),
};
