import type { APIMessageTopLevelComponent, APISelectMenuOption } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { SessionRecord, Takeaway } from '../../core/record.js';
import { currentVotes } from '../../core/takeaways.js';
import type { WrapTexts } from '../catalogue/wrap/texts.js';
import { clip } from '../chat/escape.js';
import { button, jumpLink, row, text } from './parts.js';
import { type Shown, shownIn } from './shown.js';
import { type WrapPage, wrapId } from './wrap-page.js';

/** So many proposals of this length fit the 4,000 characters of a message (facts 1.2). */
export const PROPOSALS_A_PAGE = 8;
const LONGEST_SENTENCE = 240;

/** The proposals with how people stand to them, and two selects: what to accept, what to withdraw. */
export function takeawayParts(page: WrapPage, say: WrapTexts): readonly APIMessageTopLevelComponent[] {
  const { record, waiting } = page;
  const session = record.session.id;
  const back = button(say.back, wrapId(session, 'sentences'));
  const next = button(say.next, wrapId(session, 'publish'), waiting.proposals.length === 0 ? 'primary' : 'plain');
  if (waiting.proposals.length === 0) return [text(say.noProposals), row(back, next)];
  const pages = Math.ceil(waiting.proposals.length / PROPOSALS_A_PAGE);
  const at = Math.min(Math.max(page.page, 0), pages - 1);
  const here = waiting.proposals.slice(at * PROPOSALS_A_PAGE, (at + 1) * PROPOSALS_A_PAGE);
  const shown = shownIn(record);
  const options = here.map((takeaway) => option(takeaway, shown));
  return [
    text(say.proposals(waiting.proposals.length)),
    text(here.map((takeaway) => line(record, takeaway, shown, say)).join('\n')),
    select(componentId('wrap-accept', session), say.accept, options),
    select(componentId('wrap-withdraw', session), say.withdraw, options),
    row(
      back,
      ...(at > 0 ? [button(say.earlier, wrapId(session, 'takeaways', at - 1))] : []),
      ...(at < pages - 1 ? [button(say.later, wrapId(session, 'takeaways', at + 1))] : []),
      next,
    ),
  ];
}

function line(record: SessionRecord, takeaway: Takeaway, shown: Shown, say: WrapTexts): string {
  const votes = currentVotes(takeaway);
  const agree = votes.filter((vote) => vote.stance === 'agree').length;
  const facts = [say.votes(agree, votes.length - agree)];
  if (takeaway.claims.length > 0) facts.push(say.restsOn(clip(takeaway.claims.join(', '), 80)));
  const thread = record.places.find((place) => place.kind === 'takeaways')?.thread;
  const number =
    thread && takeaway.message
      ? `[${takeaway.number}](${jumpLink(record.session.server, thread, takeaway.message)})`
      : String(takeaway.number);
  return `**${number}** ${shown.line(takeaway.sentence, LONGEST_SENTENCE)}\n-# ${facts.join(' · ')}`;
}

function option(takeaway: Takeaway, shown: Shown): APISelectMenuOption {
  const number = String(takeaway.number);
  return { label: `${number} ${shown.plain(takeaway.sentence, 99 - number.length)}`, value: number };
}

function select(id: string, placeholder: string, options: readonly APISelectMenuOption[]) {
  return row({
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder,
    options: [...options],
    min_values: 1,
    max_values: options.length,
  });
}
