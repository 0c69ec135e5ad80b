import type { MeTexts } from './texts.js';

export const ko: MeTexts = {
  description: '남긴 내 말과 나를 기다리는 일을 봐요',
  waiting: (count, shown) =>
    count > shown ? `**기다리는 일이 ${count}개 있어요. 처음 ${shown}개:**` : `**기다리는 일이 ${count}개 있어요.**`,
  open: (count) => `**답을 기다리는 질문이 ${count}개 있어요**`,
  asks: (name, words) => `${name} 님의 질문: “${words}”`,
  question: (number) => `질문 ${number}`,
  more: (count) => `그 밖에 ${count}개`,
  notes: (count) => `**받아 적은 내 말 ${count}개가 확인을 기다려요**`,
  noted: (by, words) => `${by} 님이 받아 적음: ${words}`,
  kept: (count) => (count === 0 ? '지금은 남긴 문장이 없어요.' : `**남긴 내 문장이 ${count}개 있어요**`),
  page: (page, pages) => `${page}/${pages}쪽`,
  lost: (number, keptFrom) =>
    `${number}은(는) ${keptFrom === null ? '내 메시지' : `내가 남긴 ${keptFrom} 님의 메시지`}에 더는 없어서 기록에서 빠졌어요.`,
  now: (words) => `지금 문장: “${words}”`,
  isFine: '이대로 괜찮다고 했어요',
  isCorrected: (words) => `내 정정: “${words}”`,
  useNew: '새 문장 쓰기',
  fine: '괜찮아요',
  answered: '답이 나왔어요',
  correct: '정정하기',
  leaveOut: '빼기',
  takeBack: '되돌리기',
  earlier: '이전',
  later: '다음',
  nameMe: '이름 고르기',
  writeToMe: '한 번만 알려 주세요',
  doNotWrite: '알리지 마세요',
  outside: {
    unset: '이 서버 밖에서는 “참가자”로 나와요. 아직 고르지 않았어요.',
    none: '이 서버 밖에서는 “참가자”로 나와요.',
    name: '이 서버 밖에서도 이름으로 나와요.',
    initials: '이 서버 밖에서는 머리글자로 나와요.',
    absent: '이 서버 밖에는 아무것도 실리지 않아요.',
  },
  done: {
    reworded: (number, words) =>
      `${number}이(가) 기록으로 돌아왔어요. 지금 문장: “${words}” 예전 문장에 동의한 사람에게는 다시 물어요.`,
    leftOut: (number) => `${number}을(를) 기록에서 뺐어요. 메시지는 그대로 있어요.`,
    back: (number) => `${number}이(가) 기록으로 돌아왔어요.`,
    answered: (number) => `${number}에 답이 나온 것으로 했어요.`,
    fine: (number) => `고마워요. ${number}은(는) 이대로 실려요.`,
    corrected: (number) => `정정한 말이 오늘 날짜로 ${number} 아래에 실려요.`,
    uncorrected: (number) => `${number} 아래의 정정을 거뒀어요.`,
  },
  modal: {
    title: (number) => `${number} 정정`,
    label: '바로잡고 싶은 말',
    hint: '인용 아래에 날짜와 함께 실려요. 비우면 정정을 거둬요.',
  },
  messageOut: (numbers) =>
    `이 메시지는 이제 기록에 실리지 않아요. ${numbers === null ? '남긴 것은 없었어요.' : `${numbers}도 기록에서 빠졌어요.`}`,
  messageIn: (numbers) =>
    `이 메시지를 다시 남길 수 있어요.${numbers === null ? '' : ` ${numbers}이(가) 기록으로 돌아왔어요.`}`,
  notYours: (number) => ({
    message: `${number}은(는) 다른 사람의 말이에요.`,
    hint: '쓴 사람만 할 수 있어요. 메시지에 답할 수는 있어요.',
  }),
  notOfSession: {
    message: '세션의 메시지가 아니거나 아직 읽지 못했어요.',
    hint: '세션의 스레드 밖 메시지는 남지 않아요. 스레드 안이라면 잠시 뒤 다시 해 보세요.',
  },
  deleted: { message: '이 메시지는 그사이 지워졌어요.', hint: '더 할 일은 없어요.' },
};
