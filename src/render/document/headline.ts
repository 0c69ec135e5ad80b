import type { HeadingLook } from '../../core/document/session.js';

/** Headlines are the host's own source text; longer ones are cut so that a heading stays one. */
const LONGEST = 400;

/**
 * A question's headline as a sub-heading: one level below the section's own heading, or a line in bold where the
 * document's headings are bare or bold lines, or where there is no deeper level (design 4).
 *
 * @param headline Markdown source of one line; raw HTML in it is shown as typed, so that none stays open
 */
export function subHeading(headline: string, section: HeadingLook): string {
  const text = headlineInline(headline);
  const level = section.level + 1;
  if (section.style === 'bold' || section.style === 'bare' || level > 6) return `**${strongText(text)}**`;
  return `${'#'.repeat(level)} ${text.replace(/(\s)(#+)$/, '$1\\$2')}`;
}

/** Strong marks within would end the line's own, and so would a backslash before them. */
function strongText(text: string): string {
  return text.replace(/\*\*|__/g, '').replace(/(?<!\\)(?:\\\\)*\\$/, '$&\\');
}

/** A headline as it stands within a line. */
export function headlineInline(headline: string): string {
  return shownHtml(cut(headline.replace(/\s+/g, ' ').trim()));
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${[...text].slice(0, LONGEST).join('')}…`;
}

/** Escapes what opens a tag, outside code spans; addresses in angle brackets stay links. */
function shownHtml(text: string): string {
  const parts = text.split(/(`+)/);
  const lastOf = new Map(parts.map((part, index) => [part, index]));
  let closing = '';
  return parts
    .map((part, index) => {
      if (part.startsWith('`')) {
        if (closing === part) closing = '';
        else if (closing === '' && (lastOf.get(part) ?? 0) > index) closing = part;
        return part;
      }
      return closing === '' ? part.replace(/(?<!\\)<(?=[a-z/!?])(?!https?:)/gi, '\\<') : part;
    })
    .join('');
}
