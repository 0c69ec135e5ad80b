import { componentId } from '../../core/component-id.js';
import type { OpenForMe } from '../../core/open-for-me.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import { meTexts } from '../catalogue/me/me-texts.js';
import { speakerTexts } from '../catalogue/speaker/speaker-texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { linesThatFit } from './lines-that-fit.js';
import { button, jumpLink, layout, row, text } from './parts.js';

/** Room for the list, beside its heading. */
const LIST_UNITS = 3_000;

/** By this the message is known again after a crash. */
export function speakerMark(session: string): string {
  return componentId('speaker-asked', session);
}

/**
 * What is open for the speaker, as a direct message: each with its link and without anybody's words, so that nothing in it
 * can be withdrawn. In a direct message no button of ours works, so the only one says why it came.
 */
export function speakerMessage({ session }: SessionRecord, open: readonly OpenForMe[]): OutgoingMessage {
  const say = speakerTexts[session.language];
  const lines = open.map((each) => `- ${linkTo(session.server, each, meTexts[session.language].question)}`);
  const head = say.openForYou(open.length, escapeChat(clip(session.title, 100)));
  return layout(
    text([head, linesThatFit(lines, LIST_UNITS, meTexts[session.language].more), `-# ${say.answerThere}`].join('\n')),
    row({ ...button(say.youAsked, speakerMark(session.id)), disabled: true }),
  );
}

function linkTo(server: string, open: OpenForMe, question: (number: number) => string): string {
  if (open.kind === 'asked') {
    const { number, reply } = open.claim;
    return `[${number}](${jumpLink(server, reply.thread, reply.id)})`;
  }
  const name = question(open.question.number);
  return open.thread === null ? name : `[${name}](${jumpLink(server, open.thread)})`;
}
