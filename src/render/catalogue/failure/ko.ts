import type { FailureTexts } from './texts.js';

export const ko: FailureTexts = {
  ourFault: '제 쪽에서 문제가 생겼고 기록에 남겼어요.\n다시 해 보세요. 계속되면 저를 운영하는 사람에게 알려 주세요.',
  excuse: {
    outside: '저는 서버 안에서만 일해요. 모임이 있는 서버에서 써 주세요.',
    noForm: 'Discord가 이 양식을 받지 않았어요. 저를 운영하는 사람에게 알려 주세요.',
    unshown: 'Discord가 제 답을 받지 않았어요. 부탁한 일은 되었을 수 있으니, 다시 하기 전에 확인해 주세요.',
  },
  atWork: {
    posting: (title) => `“${title}”은(는) 이미 올리는 중이에요.`,
    publishing: (title) => `“${title}”의 노트는 이미 올리는 중이에요.`,
    hint: '1분쯤 기다리고, 아무것도 오지 않으면 다시 해 보세요.',
  },
  unknown: {
    message: '이 버튼이나 명령은 이전 버전의 것이에요.',
    hint: '세션의 가장 새 메시지를 쓰거나 /help를 보세요.',
  },
  unreachable: {
    forbidden: {
      message: 'Discord 설정 때문에 거기서는 할 수 없어요.',
      hint: '그 채널에서 제 역할에 “채널 보기”, “메시지 기록 보기”, “메시지 보내기”(스레드도)를 허용하고 다시 해 보세요.',
    },
    missing: {
      message: '그 채널이나 스레드, 메시지가 없어졌거나 저에게 보이지 않아요.',
      hint: '다른 것을 고르거나 제 역할이 볼 수 있게 한 뒤(채널 편집, 권한) 다시 해 보세요.',
    },
    withheld: {
      message: 'Discord가 사람들이 쓴 내용을 저에게 주지 않아요.',
      hint: '저를 운영하는 사람이 Developer Portal에서 Message Content Intent를 켜고 저를 다시 시작해야 해요.',
    },
  },
};
