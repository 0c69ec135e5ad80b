import type { NoteTexts } from './texts.js';

export const ko: NoteTexts = {
  description: '모임에서 한 말이나 메일로 온 답을 받아 적어요',
  button: '받아 적기',
  modal: {
    title: '받아 적기',
    who: '말한 사람',
    whoHint: '그 사람이 확인하거나 정정할 수 있어요.',
    name: '또는 여기 계정이 없는 사람의 이름',
    nameHint: '내가 받아 적은 것으로 실려요.',
    question: '어느 질문에',
    said: '한 말',
    saidHint: '되도록 그 사람의 말 그대로 적어 주세요.',
  },
  spoken: (name, by) => `**${name}** 님의 말, ${by} 님이 받아 적음`,
  confirmed: (name, by) => `**${name}** 님의 말, ${by} 님이 받아 적음, 확인됨`,
  iSaidThis: '내가 한 말이에요',
  correctIt: '정정하기',
  correctTitle: '내가 한 말',
  taken: (link, canConfirm) =>
    `받아 적었어요: ${link}${canConfirm === null ? '' : ` ${canConfirm} 님이 *내가 한 말이에요*를 누를 때까지 따옴표 없이 실려요.`}`,
  takeBack: '되돌리기',
  takenBack: '받아 적은 것을 지웠어요.',
  nobody: {
    message: '누가 말했는지 적혀 있지 않아요.',
    hint: '사람을 고르거나 계정이 없는 사람의 이름을 적어 주세요.',
  },
  unknownPerson: { message: '이 서버에 없는 사람이에요.', hint: '대신 이름을 적어 주세요.' },
  nothingSaid: { message: '적힌 말이 없어요.', hint: '한 말을 적어 주세요.' },
  noQuestion: { message: '그 질문은 이제 없어요.', hint: '다시 열어 하나를 골라 주세요.' },
  notPosted: { message: '이 세션은 아직 올리지 않았어요.', hint: '먼저 호스트가 올리면 받아 적을 자리가 생겨요.' },
  gone: { message: '받아 적은 것이 이제 없어요.', hint: '더 할 일은 없어요.' },
  notYours: { message: '다른 사람이 한 말이에요.', hint: '말한 사람만 확인하거나 정정할 수 있어요.' },
  notTaken: {
    message: '다른 사람이 받아 적은 것이에요.',
    hint: '받아 적은 사람이나 호스트가 지울 수 있어요. 말한 사람은 기록에서 뺄 수 있어요.',
  },
};
