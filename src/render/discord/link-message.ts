import { ComponentType } from 'discord-api-types/v10';
import type { ThreadUse } from '../../core/archive/match-threads.js';
import { componentId } from '../../core/component-id.js';
import type { LinkPlan, ThreadLink } from '../../core/linking.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { fingerprint } from '../../core/posting.js';
import type { LoadedSession, Question, Session } from '../../core/sessions.js';
import type { LinkingTexts } from '../catalogue/linking/texts.js';
import { clip, escapeChat, threadTitle } from '../chat/escape.js';
import { markdownToChat } from '../chat/to-chat.js';
import { MOST_OPTIONS } from './modal-parts.js';
import { button, layout, row, text } from './parts.js';

/** What a host is asked about. */
export interface LinkQuestion {
  readonly session: Pick<Session, 'id' | 'title'>;
  readonly questions: readonly Question[];
  /** The thread, forum or channel that was chosen. */
  readonly chosen: string;
  readonly plan: LinkPlan;
  /** Something has changed since it was shown. */
  readonly anew: boolean;
}

/** So many lines of these lengths fit the 4,000 characters of a message (facts 1.2). */
const MOST_LINKS = 15;
const MOST_OTHERS = 10;
const LONGEST_HEADLINE = 120;

/** Which threads would be linked to which questions, and the button that does it; nothing is linked yet. */
export function linkPreview(asked: LinkQuestion, say: LinkingTexts): OutgoingMessage {
  const { session, plan, anew } = asked;
  const head = say.title(escapeChat(clip(session.title, 100)));
  const lines = [...(anew ? [say.changed] : []), head, ...linkLines(asked, say)];
  const parts = [text(lines.join('\n'))];
  if (plan.others.length > 0) parts.push(text([say.others, ...otherLines(plan, say)].join('\n')));
  if (plan.links.length > 0) {
    const id = componentId('link', session.id, asked.chosen, planKey(plan));
    return layout(...parts, text(`-# ${say.whatHappens}`), row(button(say.link(plan.links.length), id, 'primary')));
  }
  const choice = choiceOf(asked, say);
  return choice
    ? layout(...parts, choice, text(`-# ${say.whatHappens}`))
    : layout(...parts, text(`-# ${say.oneByOne}`));
}

/** The same for plans that would do the same. */
export function planKey({ links }: LinkPlan): string {
  return fingerprint(links.map(({ thread, use }) => [thread.id, use]));
}

/** After linking: what was linked, and what is missing in Discord. */
export function linkedMessage(
  { session, channel, links, unposted }: LinkedFacts,
  say: LinkingTexts,
  postMissing: string,
): OutgoingMessage {
  const done = say.linked(escapeChat(clip(session.title, 100)), links.length);
  const told = text([done, `-# ${say.tellPeople}`].join('\n'));
  if (unposted === 0) return layout(told);
  return layout(told, row(button(postMissing, componentId('post', session.id, channel, 'new'))));
}

/** What became of linking. */
export interface LinkedFacts {
  readonly session: Pick<Session, 'id' | 'title'>;
  readonly channel: string;
  readonly links: readonly ThreadLink[];
  readonly unposted: number;
}

/** What a thread is for, as people read it: `2. Does the crust matter?` */
export function useName(use: ThreadUse, { questions }: Pick<LoadedSession, 'questions'>, say: LinkingTexts): string {
  if (use === 'takeaways') return say.takeaways;
  const headline = questions.find(({ number }) => number === use)?.headline ?? '';
  return `${use}. ${headline}`;
}

function linkLines({ plan, questions }: LinkQuestion, say: LinkingTexts): readonly string[] {
  if (plan.links.length === 0) return [say.nothing];
  const lines = plan.links.slice(0, MOST_LINKS).map(({ thread, use }) => {
    return `- <#${thread.id}> → ${clip(markdownToChat(useName(use, { questions }, say)), LONGEST_HEADLINE)}`;
  });
  const more = plan.links.length - lines.length;
  return more > 0 ? [...lines, `- ${say.more(more)}`] : lines;
}

function otherLines({ others }: LinkPlan, say: LinkingTexts): readonly string[] {
  const lines = others.slice(0, MOST_OTHERS).map(({ thread, why }) => `- <#${thread.id}> ${say.why[why]}`);
  const more = others.length - lines.length;
  return more > 0 ? [...lines, `- ${say.more(more)}`] : lines;
}

/** For a single thread whose name says nothing: the questions that have none. */
function choiceOf({ session, plan, questions }: LinkQuestion, say: LinkingTexts) {
  const [only, ...more] = plan.others;
  if (!only || more.length > 0 || only.why === 'foreign' || only.why === 'known') return null;
  if (plan.free.length === 0) return null;
  const options = plan.free.slice(0, MOST_OPTIONS).map((use) => ({
    label: threadTitle(useName(use, { questions }, say)),
    value: String(use),
  }));
  const custom_id = componentId('link-as', session.id, only.thread.id);
  return row({ type: ComponentType.StringSelect, custom_id, placeholder: say.which, options });
}
