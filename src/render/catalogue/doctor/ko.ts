import type { DoctorTexts } from './texts.js';

export const ko: DoctorTexts = {
  description: '무엇이 잘못됐는지: 권한, 인텐트, 데이터베이스, 바꾸는 곳',
  channelOption: '더 살펴볼 채널',
  well: '**모두 괜찮아요.**',
  unwell: '**고칠 것이 있어요.**',
  noChannels: '고른 채널도, 열린 세션도 없어요. 채널을 적어 주세요: `/doctor channel`',
  uses: {
    sessions: '세션',
    digest: '주간 요약',
    meeting: '모임',
    asked: '물어본 채널',
  },
  channelWell: (channel, uses) => `✓ ${channel} (${uses}): 권한이 모두 있어요.`,
  lacking: (channel, uses, permissions) =>
    `✗ ${channel} (${uses}): ${permissions} 권한이 없어요. Edit Channel › Permissions › 제 역할`,
  forbidden: (channel, uses) =>
    `✗ ${channel} (${uses}): 저에게 닫혀 있어요. Edit Channel › Permissions › 제 역할 › View Channel`,
  missing: (channel, uses) =>
    `✗ ${channel} (${uses}): 이제 없어요. \`/settings\`나 \`/digest schedule\`에서 다른 것을 골라 주세요.`,
  unfit: (channel) => `✗ ${channel}: 세션은 텍스트 채널이나 포럼에 열어요. \`/settings\`에서 골라 주세요.`,
  demandsTag: (channel) =>
    `✗ ${channel}: 이 포럼은 글마다 태그를 요구하는데 제 글에는 없어요. Edit Channel › Require people to select tags when posting › 끄기`,
  forumInstead: '포럼은 권한이 덜 필요해요. Create Public Threads가 없어도 돼요.',
  forumOrText:
    '세션이 여럿이면 포럼이 가장 알맞아요. 질문마다 글 하나가 되니까요. 텍스트 채널에서는 스레드가 다른 대화와 나란히 있어요.',
  unreadable: (title, threads) =>
    `✗ “${title}”: 스레드 ${threads}개를 읽을 수 없어요. 어느 것이 왜 그런지는 \`/session status\`에서 볼 수 있어요.`,
  silent: (title) => `– “${title}”: 스레드를 읽을 수 있어요. 아직 아무도 쓰지 않았어요.`,
  contentShown: '✓ Discord가 사람들이 쓴 글을 보여 줘요.',
  contentWithheld:
    '✗ Discord가 사람들이 쓴 글을 저에게 주지 않아요. Developer Portal › 제 애플리케이션 › Bot › Message Content Intent › 켜기, 그다음 저를 다시 시작해 주세요.',
  databaseWell: (version) => `✓ 데이터베이스가 응답하고(PostgreSQL ${version}) 테이블도 최신이에요.`,
  noForcedWrites:
    '– 데이터베이스가 디스크에 바로 쓰도록 강제하지 않아요. 정전 뒤에는 마지막 몇 초가 빠질 수 있고, Discord에서 다시 읽어요.',
  databaseAway: '✗ 데이터베이스가 응답하지 않아요. 저를 운영하는 사람이 제 로그에서 까닭을 볼 수 있어요.',
  encryption: '– 디스크가 암호화됐는지는 제가 볼 수 없어요. Discord 약관이 요구해요.',
  clockAhead: (seconds) => `✗ 제 시계가 Discord보다 ${seconds}초 빨라요. NTP로 맞춰 주세요.`,
  clockBehind: (seconds) => `✗ 제 시계가 Discord보다 ${seconds}초 느려요. NTP로 맞춰 주세요.`,
  noZones: '✗ 여기서는 시간대를 알 수 없어요. ICU 데이터가 모두 있는 Node.js로 실행해 주세요.',
  tagRefused: {
    message: '이 포럼은 글마다 태그를 요구하는데 제 글에는 없어요.',
    hint: '그 설정을 끄거나(Edit Channel, Require people to select tags when posting) 다른 채널을 골라 주세요. 아무것도 올리지 않았어요.',
  },
  notHost: { message: '진행자만 볼 수 있어요.', hint: '서버를 관리할 수 있는 사람에게 부탁해 주세요.' },
};
