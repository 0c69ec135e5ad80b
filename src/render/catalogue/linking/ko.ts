import type { LinkingTexts } from './texts.js';

export const ko: LinkingTexts = {
  linkDescription: '이미 있는 스레드를 질문의 스레드로 써요',
  threadDescription: '스레드, 또는 스레드가 있는 포럼이나 채널',
  questionDescription: '스레드 하나가 어느 질문의 것인지. 없으면 이름으로 정해요',
  title: (session) => `**“${session}”의 스레드**`,
  takeaways: '우리가 얻은 것',
  others: '그대로 두는 것:',
  why: {
    unknown: '그런 이름의 질문이 없어요',
    rivals: '같은 이름의 스레드가 또 있어요',
    taken: '그 이름의 질문에는 이미 스레드가 있어요',
    foreign: '다른 세션의 것이에요',
    known: '이미 연결돼 있어요',
  },
  more: (n) => `그 밖에 ${n}개`,
  nothing: '이름으로 연결할 것이 없어요.',
  oneByOne: '하나씩 연결하세요: /session link에서 `thread`와 `question`을 골라요.',
  whatHappens: '거기서 나온 말을 처음부터 읽고, 기록에 남길 수 있게 해요. 그 스레드에는 아무것도 쓰지 않아요.',
  link: (n) => (n === 1 ? '연결하기' : `이 ${n}개 연결하기`),
  which: '어느 질문인가요?',
  changed: '그사이 바뀌었어요. 다시 봐 주세요:',
  linked: (session, n) => `**스레드 ${n}개를 “${session}”에 연결했어요.** 지금 읽고 있어요.`,
  tellPeople: '거기서 쓴 말이 기록용으로 보관된다고 사람들에게 알려 주세요. 개요 메시지에도 적혀 있어요.',
  closedLinked: (thread, question) =>
    `${thread}을(를) “${question}”에 연결했지만 아직 모으지 못해요. 비공개 스레드이고 제가 들어 있지 않아요. 거기서 저를 멘션하거나, 그 채널에서 제 역할에 “Manage Threads”를 주세요.`,
  closed: {
    message: '이 스레드는 비공개이고 제가 들어 있지 않아요.',
    hint: '거기서 저를 멘션하거나, 그 채널에서 제 역할에 “Manage Threads”를 주고 다시 연결하세요. `question` 옵션이 있으면 지금 연결하고, 들어가게 되면 읽어요.',
  },
  notThreads: (channel) => ({
    message: `#${channel}에는 쓸 수 있는 스레드가 없어요.`,
    hint: '이 서버의 스레드, 포럼, 텍스트 채널 가운데 하나를 고르세요.',
  }),
  mayNotRead: (channel, permissions) => ({
    message: `#${channel}의 지난 메시지를 읽을 수 없어요: ${permissions}.`,
    hint: '제 역할에 이 권한을 주고(채널 편집, 권한) 다시 연결하세요. 아무것도 연결하지 않았어요.',
  }),
  noPosts: (forum) => ({
    message: `#${forum}에는 게시물이 없어요.`,
    hint: '문서를 불러와 *올리기*를 누르세요. 질문마다 하나씩 열어요.',
  }),
  noThreads: (channel) => ({
    message: `#${channel}에는 스레드가 없어요.`,
    hint: '문서를 불러와 *올리기*를 누르세요. 질문마다 하나씩 열어요.',
  }),
  taken: {
    message: '그 질문이나 스레드는 이미 연결돼 있어요.',
    hint: '무엇이 비었는지 /session link로 보세요.',
  },
  onlyOne: {
    message: '`question` 옵션은 스레드 하나에만 써요.',
    hint: '스레드 하나를 고르거나, 옵션을 빼고 이름으로 정하세요.',
  },
  noHome: {
    message: '이 세션에는 아직 개요가 없어서 둘 곳이 없어요.',
    hint: '/session post로 빠진 것을 열 수 있어요. 개요도요.',
  },
  underWay: { message: '이 세션은 지금 올리는 중이에요.', hint: '끝난 뒤에 연결하세요.' },
  noSuchQuestion: (typed) => ({
    message: `비어 있는 질문 “${typed}”이(가) 없어요.`,
    hint: '제시된 것 가운데 하나를 고르세요.',
  }),
};
