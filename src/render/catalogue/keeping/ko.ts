import type { KeepingTexts } from './texts.js';

export const ko: KeepingTexts = {
  command: {
    claim: '세션에 남긴 문장',
    list: '남긴 문장과 번호 모두 보기',
    change: '남긴 문장이 표의 어느 칸에 관한 것인지, 다른 문장과 어떤 관계인지 정하기',
    answered: '남긴 문장의 질문에 답이 나왔다고 표시하기',
    remove: '남긴 문장을 노트에서 빼기',
    number: '남긴 문장의 번호(예: 1.2)',
    ingredient: '표의 행',
    recipe: '표의 열',
    relation: '남긴 다른 문장과의 관계',
    to: '남긴 다른 문장',
  },
  modal: {
    title: '문장 남기기',
    sentence: '문장',
    sentenceHint: '하나, 또는 이어지는 여러 문장',
    ingredient: '재료',
    recipe: '레시피',
    suggested: '제안된 것은 미리 선택되어 있어요',
    likeliest: '가장 그럴듯한 25개예요. 나머지는 /claim change로 고를 수 있어요',
    relation: '이 문장은',
    relationHint: '남긴 다른 문장과의 관계',
    standsAlone: '홀로 서요',
    relates: {
      agrees: (number) => `${number}에 동의`,
      objects: (number) => `${number}에 반대`,
      narrows: (number) => `${number}을(를) 한정`,
    },
    exact: '또는 다른 정확한 말',
    exactHint: '메시지에서 복사해 주세요. 위 문장 대신 쓰여요',
    keptAs: (number) => `${number}(으)로 남아 있어요`,
  },
  receipt: {
    kept: (number, quote) => `${number}(으)로 남겼어요: “${quote}”`,
    again: (number, quote) => `이미 ${number}(으)로 남아 있었어요. 고른 내용을 적어 두었어요: “${quote}”`,
    taggedByOther: (number, quote) =>
      `이미 ${number}(으)로 남아 있고, 무엇에 관한 것인지는 다른 사람이 정했어요: “${quote}”`,
    shares: (numbers, count) =>
      `${numbers} ${count === 1 ? '문장과' : '문장들과'} 겹치는 말이 있지만, 각각 따로 남아요.`,
    changed: (number, quote) => `${number} 지금: “${quote}”`,
    answered: (number, quote) => `${number}에 답이 나온 것으로 했어요: “${quote}”`,
    openAgain: (number) => `${number}이(가) 다시 열렸어요.`,
    stillOpen: '아직 답이 없어요',
    removed: (number) => `${number}을(를) 노트에서 뺐어요. 메시지는 그대로 있고, 이 번호는 다시 쓰이지 않아요.`,
    back: (number) => `${number}이(가) 다시 노트에 있어요.`,
    undo: '되돌리기',
    change: '바꾸기',
    putBack: '다시 넣기',
    propose: '이 문장으로 결론 제안하기',
  },
  list: {
    none: (emoji) =>
      `아직 남긴 것이 없어요. 답글에 ${emoji} 반응을 달거나, 길게 눌러 *앱*, *Keep a sentence*를 골라 주세요.`,
    head: (session, count) => `**${session}** · 남긴 문장 ${count}개`,
    page: (page, pages) => `${page}/${pages}쪽`,
    earlier: '이전',
    later: '다음',
    deleted: (number) => `${number}은(는) 노트에서 빠졌어요. 메시지가 삭제됐어요.`,
    editedAway: (number, name) => `${number}은(는) 노트에서 빠졌어요. ${name} 님이 이 말을 고쳤어요.`,
    said: (number, name, quote) => `${number} ${name}: “${quote}”`,
    relation: {
      agrees: (number) => `${number}에 동의`,
      objects: (number) => `${number}에 반대`,
      narrows: (number) => `${number}을(를) 한정`,
    },
  },
  refused: {
    onlyQuestions: {
      message: '질문 스레드에 있는 답글만 남길 수 있어요.',
      hint: '세션의 스레드를 열고 그곳의 답글을 길게 눌러 주세요.',
    },
    mine: { message: '이 메시지는 제가 쓴 거예요.', hint: '사람들이 한 말을 남겨 주세요.' },
    unread: {
      message: '이 메시지는 삭제됐거나 아직 읽지 못했어요.',
      hint: '아직 있다면 잠시 뒤에 다시 해 주세요.',
    },
    edited: { message: '그사이 메시지가 수정됐어요.', hint: '다시 길게 눌러 새로 골라 주세요.' },
    noneChosen: { message: '고른 문장이 없어요.', hint: '메시지를 다시 길게 눌러 하나를 골라 주세요.' },
    noNeighbours: {
      message: '이어지는 문장만 하나로 남길 수 있어요.',
      hint: '메시지를 다시 길게 눌러 하나씩 남겨 주세요.',
    },
    nothingOwn: {
      message: '이 메시지에는 남길 수 있는 자기 문장이 없어요.',
      hint: '처음 쓰인 곳에서 남겨 주세요. 인용, 스포일러, 사진, 스티커는 남길 수 없어요.',
    },
    sessionGone: {
      message: '이 세션은 더 이상 여기에 없어요.',
      hint: '다른 세션은 /session status로 볼 수 있어요.',
    },
    noSuchRow: (name, others) => ({
      message: `이 표에는 “${name}” 행이 없어요.`,
      hint: `다음에서 골라 주세요: ${others}`,
    }),
    noSuchColumn: (name, others) => ({
      message: `이 표에는 “${name}” 열이 없어요.`,
      hint: `다음에서 골라 주세요: ${others}`,
    }),
    relationHalf: { message: '관계에는 두 항목이 모두 필요해요.', hint: '`relation`과 `to`를 넣어 주세요.' },
    noOther: (number) => ({
      message: `${number}(으)로 남긴 다른 문장이 없어요.`,
      hint: '/claim list를 봐 주세요.',
    }),
    noQuestion: (number) => ({
      message: `${number}은(는) 질문이 아니에요.`,
      hint: '물음표로 끝나는 남긴 문장만 답이 나왔다고 표시할 수 있어요.',
    }),
    notAsker: (number) => ({
      message: `${number}은(는) 다른 사람의 질문이에요.`,
      hint: '질문한 사람이나 호스트가 답이 나왔다고 표시할 수 있어요. 그 메시지에 답장해도 돼요.',
    }),
    noClaim: (number) => ({
      message: `${number}(으)로 남긴 문장이 없어요.`,
      hint: '남긴 문장과 번호는 /claim list에서 볼 수 있어요.',
    }),
    tagged: (number) => ({
      message: `${number}이(가) 무엇에 관한 것인지는 이미 다른 사람이 정했어요.`,
      hint: '세션 호스트에게 바꿔 달라고 해 주세요.',
    }),
    keptByOther: (number) => ({
      message: `${number}은(는) 다른 사람이 남겼어요.`,
      hint: '그 사람이나 세션 호스트에게 빼 달라고 해 주세요.',
    }),
  },
  words: {
    absent: {
      message: '이 말은 메시지에 없어요.',
      hint: '별표와 줄표까지 쓰인 그대로 복사하거나, 목록에서 문장을 골라 주세요.',
    },
    quoted: {
      message: '이 말은 다른 사람의 말을 인용한 거예요.',
      hint: '처음 쓰인 메시지에서 남겨 주세요.',
    },
    hidden: {
      message: '이 말은 스포일러로 가려져 있어요.',
      hint: '가려지지 않은 말을 남겨 주세요. 가린 사람은 모두가 읽기를 바라지 않았어요.',
    },
    cut: {
      message: '이 말은 링크, 멘션 또는 이모지 중간에서 끊겨요.',
      hint: '전체를 복사하거나 빼 주세요.',
    },
  },
};
