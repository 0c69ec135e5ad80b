import type { CatchUpTexts } from './texts.js';

export const ko: CatchUpTexts = {
  button: '새 소식 보기',
  soFar: (session) => `**${session}**: 지금까지의 모든 내용`,
  since: (session, when) => `**${session}**: 지난번(${when}) 이후 새로운 내용`,
  nothing: '새로운 것이 없어요.',
  messages: (count) => `새 메시지 ${count}개`,
  relation: {
    agrees: (number) => `${number}에 동의`,
    objects: (number) => `${number}에 반대`,
    narrows: (number) => `${number}을(를) 한정`,
  },
  open: '아직 답 없음',
  agree: (people) => `${people}명 동의`,
  takeaways: '우리가 얻은 것',
  proposed: '제안됨',
  accepted: '채택됨',
  lost: (number) => `**기다리는 것이 하나 있어요.** ${number}의 문장이 메시지에서 사라져서 노트에서 빠졌어요.`,
  nowSays: (words) => `지금 문장: “${words}”`,
  moreWait: (count) => `/me에 ${count}개가 더 있어요.`,
  useNewWording: '새 문장 쓰기',
  leaveOut: '빼기',
  earlier: '이전',
  later: '다음',
  everything: '지금까지 전부',
  gone: {
    message: '이 세션은 더 이상 여기에 없어요.',
    hint: '세션의 가장 새 메시지를 쓰거나 /session status로 확인해 주세요.',
  },
};
