import type { APIMessageTopLevelComponent, APISelectMenuOption } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { SessionRecord } from '../../core/record.js';
import type { Reply } from '../../core/replies.js';
import type { StandingClaim } from '../../core/standing.js';
import type { WrapTexts } from '../catalogue/wrap/texts.js';
import { escapeChat } from '../chat/escape.js';
import { button, jumpLink, row, section, text } from './parts.js';
import { plainName, type Shown, shownIn } from './shown.js';
import { type WrapPage, wrapId } from './wrap-page.js';

/** So many cards fit 40 components and 4,000 characters, with the buttons below them (facts 1.2). */
export const CARDS_A_PAGE = 7;
const LONGEST_QUOTE = 200;

type Card = { readonly reply: Reply; readonly claim: StandingClaim | null };

/** The cards: marked messages of which no sentence is chosen, then sentences whose tags nobody confirmed. */
export function sentenceParts(page: WrapPage, say: WrapTexts): readonly APIMessageTopLevelComponent[] {
  const { record, waiting } = page;
  const cards: Card[] = [
    ...waiting.unchosen.map((reply) => ({ reply, claim: null })),
    ...waiting.candidates.map((claim) => ({ reply: claim.reply, claim })),
  ];
  const session = record.session.id;
  const onwards = button(say.next, wrapId(session, 'takeaways'), 'primary');
  if (cards.length === 0) return [text(say.noneWaits), row(onwards)];
  const pages = Math.ceil(cards.length / CARDS_A_PAGE);
  const at = Math.min(Math.max(page.page, 0), pages - 1);
  const shown = shownIn(record);
  const here = cards.slice(at * CARDS_A_PAGE, (at + 1) * CARDS_A_PAGE);
  const numbers = here.flatMap(({ claim }) => (claim ? [claim.number] : []));
  const buttons = [
    ...(numbers.length > 0
      ? [button(say.confirm(numbers.length), componentId('wrap-confirm', session, numbers.join(',')), 'primary')]
      : []),
    ...(at > 0 ? [button(say.earlier, wrapId(session, 'sentences', at - 1))] : []),
    ...(at < pages - 1 ? [button(say.later, wrapId(session, 'sentences', at + 1))] : []),
    button(say.next, wrapId(session, 'takeaways')),
  ];
  return [
    text(say.waiting(cards.length)),
    ...here.map((card) => cardPart(record, card, shown, say)),
    leaveOutSelect(session, at, here, shown, say),
    row(...buttons),
  ];
}

function cardPart(record: SessionRecord, { reply, claim }: Card, shown: Shown, say: WrapTexts) {
  const { id, server } = record.session;
  const link = `[${claim?.number ?? '→'}](${jumpLink(server, reply.thread, reply.id)})`;
  const words = shown.quote(claim?.claim ?? { message: reply.id, quote: reply.text }, LONGEST_QUOTE);
  const said = `${link} ${shown.name(reply.author)}: ${words}`;
  if (claim === null)
    return section(`${said}\n-# ${say.unchosen}`, button(say.choose, componentId('wrap-choose', id, reply.id)));
  return section(
    `${said}\n-# ${cells(record, claim, say)}`,
    button(say.change, componentId('wrap-change', id, claim.number)),
  );
}

function cells({ document }: SessionRecord, { claim }: StandingClaim, say: WrapTexts): string {
  const names = (ids: readonly string[], of: readonly { readonly id: string; readonly name: string }[]) =>
    ids.map((id) => plainName(of.find((each) => each.id === id)?.name ?? id, 60)).join(', ');
  const both = [names(claim.rows, document.ingredients), names(claim.columns, document.recipes)];
  const where = both.filter((each) => each !== '').join(' × ');
  return where === '' ? say.untagged : escapeChat(say.suggested(where));
}

function leaveOutSelect(session: string, page: number, cards: readonly Card[], shown: Shown, say: WrapTexts) {
  const options: APISelectMenuOption[] = cards.map(({ reply, claim }) => {
    const number = claim?.number ?? '→';
    const words = shown.plain(claim?.claim.quote ?? reply.text, 99 - number.length);
    return { label: `${number} ${words}`, value: claim?.number ?? `m${reply.id}` };
  });
  return row({
    type: ComponentType.StringSelect,
    custom_id: componentId('wrap-out', session, page),
    placeholder: say.leaveOut,
    options,
    min_values: 1,
    max_values: options.length,
  });
}
