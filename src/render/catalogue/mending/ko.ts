import type { MendingTexts } from './texts.js';

const ONLY_THEY = '그 사람만 되돌릴 수 있어요. 남긴 사람이 뺀 것은 호스트도 되돌릴 수 있어요.';

export const ko: MendingTexts = {
  leftOut: {
    message: '이 말은 노트에서 빠졌고, 다시 들어가지 않아요.',
    hint: '뺀 사람은 되돌릴 수 있어요. 메시지에 답하는 것은 언제든 할 수 있어요.',
  },
  cannotComeBack: (number) => ({
    message: `${number}은(는) 되돌릴 수 없어요. 이미 들어 있거나 메시지가 삭제됐어요.`,
    hint: '남긴 문장은 /claim list에서 볼 수 있어요.',
  }),
  wholeLeftOut: (number) => ({
    message: `${number}의 메시지 전체가 빠져 있어요.`,
    hint: '메시지를 길게 눌러 *앱*, *Leave out of the notes*를 고르고 거기서 되돌려 주세요.',
  }),
  keptAgain: (number) => ({
    message: `${number}의 말은 다른 번호로 다시 남겨졌어요.`,
    hint: '/claim list에서 볼 수 있어요.',
  }),
  notLeftOut: { message: '이 메시지는 빠져 있지 않아요.', hint: '다른 메시지처럼 남길 수 있어요.' },
  somebodyElses: {
    message: '다른 사람의 메시지예요.',
    hint: '쓴 사람이나 세션 호스트가 뺄 수 있어요.',
  },
  byAnother: (number) => ({ message: `${number}은(는) 다른 사람이 뺐어요.`, hint: ONLY_THEY }),
  messageByAnother: { message: '이 메시지는 다른 사람이 뺐어요.', hint: ONLY_THEY },
  neitherYours: (number) => ({
    message: `${number}은(는) 내 문장도, 내가 남긴 문장도 아니에요.`,
    hint: '쓴 사람이나 남긴 사람, 세션 호스트가 새 문장을 쓸 수 있어요.',
  }),
  stands: (number) => ({ message: `${number}의 말은 그대로 있어요.`, hint: '할 일이 없어요.' }),
  nothingLike: (number) => ({
    message: `메시지에 ${number}에 해당하는 말이 없어요.`,
    hint: '빼거나 다른 문장을 남겨 주세요. 메시지를 길게 눌러 *앱*, *Keep a sentence*예요.',
  }),
  twin: (number, other) => ({
    message: `새 말은 이미 ${other}(으)로 남아 있어요.`,
    hint: `${number}을(를) 빼 주세요.`,
  }),
};
