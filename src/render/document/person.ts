import type { Id } from '../../core/ids.js';
import { escapeMarkdown } from '../chat/escape-markdown.js';
import type { Page } from './page.js';

/** Words that mean just these words in Markdown: no emphasis, link, HTML or address that turns into a link. */
export function plainMarkdown(words: string): string {
  return escapeMarkdown(words)
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}\\.`);
}

/** A person as they are called here, as plain text of one line. */
export function called(page: Page, id: Id): string {
  return plainMarkdown(page.talk.names.called(id)) || plainMarkdown(page.words.people.participant);
}

/** A person who speaks, in bold; the speaker marked as such when this audience may know them. */
export function speaking(page: Page, id: Id): string {
  const { record, names } = page.talk;
  const name = called(page, id);
  const isSpeaker = record.session.speaker === id && names.name(id) !== null;
  return `**${isSpeaker ? page.words.people.speaker(name) : name}**`;
}

/** The speaker where somebody asks them or waits for them; by role where they have no name here. */
export function theSpeaker(page: Page): string {
  const { speaker } = page.talk.record.session;
  if (speaker === null || page.talk.names.name(speaker) === null) return page.words.people.theSpeaker;
  return called(page, speaker);
}
