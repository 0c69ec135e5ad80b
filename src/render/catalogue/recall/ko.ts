import type { RecallTexts } from './texts.js';

export const ko: RecallTexts = {
  description: '모든 세션에서 남긴 문장 찾기',
  words: '남긴 문장에 모두 들어 있는 낱말',
  ingredient: '이 재료에 관한 문장(어떤 이름으로든)',
  recipe: '이 레시피에 관한 문장(어떤 이름으로든)',
  person: '이 사람의 문장',
  head: (what) => (what === '' ? '**모든 세션에서 남긴 문장**' : `**남긴 문장:** ${what}`),
  page: (number) => `${number}쪽`,
  nothing: '볼 수 있는 문장 가운데 맞는 것이 없어요. 낱말은 쓰인 그대로 찾으니, 줄이거나 다른 꼴로 찾아보세요.',
  contested: '이의 있음',
  open: '아직 답 없음',
  agree: (people) => `${people}명 동의`,
  narrow: '더 있어요. 재료, 레시피, 세션, 사람 가운데 하나를 더해 보세요.',
  earlier: '이전',
  later: '더 보기',
  noSuch: (typed, names) => ({
    message: `이곳의 어느 세션에도 “${typed}”은(는) 없어요.`,
    hint: names === '' ? '표가 있는 세션이 없으니 빼고 찾아보세요.' : `이런 이름이 있어요: ${names}.`,
  }),
};
