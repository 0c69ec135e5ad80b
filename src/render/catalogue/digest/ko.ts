import type { DigestTexts } from './texts.js';

export const ko: DigestTexts = {
  descriptions: {
    digest: '이 서버 세션의 주간 소식',
    preview: '지난 이레의 소식을 나에게만 보여요',
    now: '매주 소식과 별개로 지난 이레의 소식을 지금 올려요',
    schedule: '소식을 매주 어디에 언제 올릴지 정해요',
    when: '다음 세 번의 소식 날짜',
    subscribe: '소식을 다이렉트 메시지로 받거나 그만 받아요',
    channel: '올릴 곳',
    weekday: '요일',
    hour: '시각, 0에서 23',
    zone: '시간대, 예: Europe/Berlin',
  },
  weekdays: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
  goesTo: (channel) => `소식은 매주 ${channel}에 올라가요. 다음:`,
  howWords: '내 말이 쓰이는 법',
  byDirect: '다이렉트 메시지로',
  youAsked: '부탁하신 소식이에요. /digest subscribe로 멈춰요',
  stop: '그만 받기',
  sentNow: (link) => `소식을 올렸어요: ${link}`,
  subscribed: (next) =>
    `이제 소식을 다이렉트 메시지로 받아요. ${next === null ? '호스트가 소식을 정하면 시작돼요.' : `다음은 ${next}에 와요.`}`,
  unsubscribed: '이제 다이렉트 메시지를 보내지 않아요.',
  notHost: { message: '소식에 이렇게 할 수 있는 사람은 호스트예요.', hint: '세션을 불러오는 사람에게 물어 보세요.' },
  notSet: { message: '아직 소식이 정해지지 않았어요.', hint: '호스트가 /digest schedule로 정해요.' },
  underWay: { message: '소식을 지금 올리고 있어요.', hint: '잠시 뒤 그 채널을 보세요.' },
  wrongChannel: { message: '소식을 그곳에 올릴 수 없어요.', hint: '이 서버의 텍스트 채널을 골라 주세요.' },
  missing: (channel, permissions) => ({
    message: `#${channel}에서 필요한 권한이 모자라요: ${permissions}`,
    hint: '내 역할에 그 권한을 준 뒤 다시 정해 주세요.',
  }),
  noZone: (zone) => ({
    message: `“${zone}”이라는 시간대는 없어요.`,
    hint: '입력하면서 목록에서 골라 주세요. 예: Europe/Berlin, America/New_York',
  }),
};
