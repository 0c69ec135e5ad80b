import type { APIComponentInContainer, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { OutgoingFile, OutgoingMessage } from '../../core/ports/chat.js';
import { escapeChat } from '../chat/escape.js';
import { jumpLink, layout, linkButton, MOST_TEXT } from '../discord/parts.js';
import type { DigestContent, SessionDigest } from './digest-content.js';
import { type DigestFrame, sessionHead } from './digest-frame.js';
import { headlineEntry, MOST_ENTRIES, type Topic, topicsOf } from './topic-lines.js';

/** With five components a session, its text, a row and three buttons, this stays below the 40 of a message. */
const MOST_SESSIONS = 6;
/** Room that is left for the lines around the sessions. */
const ROOM = MOST_TEXT - 300;

/**
 * A digest as a message that is enough by itself: a container with a text for each session, buttons that lead there,
 * and the file. It names people without mentioning them. What does not fit (4,000 characters and 40 components in a
 * message: facts 1.2) is counted and stands in the file.
 *
 * @param file the digest as Markdown; null for a message without one, as in a quiet week
 */
export function digestMessage(content: DigestContent, frame: DigestFrame, file: OutgoingFile | null): OutgoingMessage {
  const parts: APIComponentInContainer[] = [];
  if (frame.missed !== null) parts.push(textPart(`-# ${frame.missed}`));
  if (content.sessions.length === 0) parts.push(textPart(frame.words.digest.quiet));
  const { shown, texts } = fitting(content.sessions);
  for (const [index, session] of shown.entries()) {
    parts.push(textPart(texts[index] ?? ''), buttonRow(session));
  }
  const hidden = content.sessions.length - shown.length;
  if (hidden > 0) parts.push(textPart(`-# ${frame.words.digest.more(hidden)}`));
  if (file !== null) parts.push({ type: ComponentType.File, file: { url: `attachment://${file.name}` } });
  const container: APIMessageTopLevelComponent = { type: ComponentType.Container, components: parts };
  return { ...layout(container), ...(file === null ? {} : { files: [file] }) };
}

/** As many entries of each topic, then as many sessions, as there is room for. */
function fitting(sessions: readonly SessionDigest[]): { shown: readonly SessionDigest[]; texts: readonly string[] } {
  let shown = sessions.slice(0, MOST_SESSIONS);
  const topics = shown.map(topicsOf);
  for (let most = MOST_ENTRIES; most > 0; most -= 1) {
    const texts = shown.map((session, index) => sessionText(session, topics[index] ?? [], most));
    if (lengthOf(texts) <= ROOM) return { shown, texts };
  }
  const texts = shown.map((session, index) => sessionText(session, topics[index] ?? [], 1));
  while (shown.length > 1 && lengthOf(texts.slice(0, shown.length)) > ROOM) shown = shown.slice(0, -1);
  const kept = texts.slice(0, shown.length);
  return { shown, texts: kept.map((text) => linesWithin(text, ROOM)) };
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Whole lines only, so that no link and no quote is cut in two. */
function linesWithin(text: string, room: number): string {
  let kept = '';
  for (const line of text.split('\n')) {
    if (kept.length + line.length + 1 > room) break;
    kept += kept === '' ? line : `\n${line}`;
  }
  return kept;
}

function sessionText(session: SessionDigest, topics: readonly Topic[], most: number): string {
  const { words } = session.page;
  const head = sessionHead(session);
  const speaker = head.speaker === null ? [] : [words.digest.withSpeaker(escapeChat(head.speaker))];
  const title = [headlineEntry(head.title), ...speaker].join(words.marks.comma);
  const first = [`**${title}**`, ...(head.activity === null ? [] : [head.activity])].join(' · ');
  const lines = [first, ...topics.map((topic) => topicText(session, topic, most))];
  if (session.undecided > 0) lines.push(`-# ${words.digest.undecided(session.undecided)}`);
  return lines.join('\n');
}

function topicText(session: SessionDigest, topic: Topic, most: number): string {
  const entries = topic.entries.slice(0, most);
  const [only] = entries;
  const hidden = topic.total - entries.length;
  const more = hidden > 0 ? [`-# ${session.page.words.digest.more(hidden)}`] : [];
  if (only !== undefined && entries.length === 1 && !only.includes('\n'))
    return [`**${topic.title}** ${only}`, ...more].join('\n');
  const lines = entries.map((entry, index) => (topic.numbered ? `${index + 1}. ${entry}` : `- ${entry}`));
  return [`**${topic.title}**`, ...lines, ...more].join('\n');
}

function buttonRow(session: SessionDigest): APIComponentInContainer {
  const { talk, words } = session.page;
  const { places, session: facts } = talk.record;
  const overview = places.find((place) => place.kind === 'overview');
  const takeaways = places.find((place) => place.kind === 'takeaways');
  const unanswered = session.unanswered.find((each) => each.thread !== null);
  const home = overview
    ? jumpLink(facts.server, overview.thread ?? overview.channel, overview.message)
    : jumpLink(facts.server, facts.channel ?? '');
  const buttons = [linkButton(words.digest.openSession, home)];
  if (unanswered?.thread) {
    const label = words.digest.answerQuestion(unanswered.question.number);
    buttons.push(linkButton(label, jumpLink(facts.server, unanswered.thread)));
  }
  if (takeaways?.thread) buttons.push(linkButton(words.digest.openTakeaways, jumpLink(facts.server, takeaways.thread)));
  return { type: ComponentType.ActionRow, components: buttons };
}

function textPart(content: string): APIComponentInContainer {
  return { type: ComponentType.TextDisplay, content };
}
