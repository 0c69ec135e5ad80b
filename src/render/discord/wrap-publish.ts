import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { gapsIn } from '../../core/gaps.js';
import { insideNames } from '../../core/names.js';
import { standingClaims } from '../../core/standing.js';
import { sessionTalk } from '../../core/talk.js';
import { lostClaims } from '../../core/wrap.js';
import type { PublishingTexts } from '../catalogue/publishing/texts.js';
import type { WrapTexts } from '../catalogue/wrap/texts.js';
import { label } from './modal-parts.js';
import { button, row, text } from './parts.js';
import { type WrapPage, wrapId } from './wrap-page.js';

/** What publishing can do, in the order in which it is done. */
export const PUBLISH_ACTS = ['close', 'notes', 'digest', 'git'] as const;
export type PublishAct = (typeof PUBLISH_ACTS)[number];

/** What stands, what is missing, and the button that publishes. */
export function publishParts(page: WrapPage, say: WrapTexts): readonly APIMessageTopLevelComponent[] {
  const { record, done } = page;
  const session = record.session.id;
  const facts = done.length > 0 ? [...done, say.published] : factLines(page, say);
  return [
    text(facts.join('\n')),
    row(
      button(say.back, wrapId(session, 'takeaways')),
      button(say.preview, componentId('wrap-preview', session)),
      button(say.publish, componentId('wrap-publish', session), 'primary'),
    ),
  ];
}

function factLines({ record, waiting }: WrapPage, say: WrapTexts): readonly string[] {
  const accepted = record.takeaways.filter((takeaway) => takeaway.state === 'accepted').length;
  const silent = record.questions.filter(
    ({ number, removed }) => !removed && !record.replies.some((reply) => reply.question === number),
  );
  const lost = lostClaims(record);
  const { notes, unseen } = gapsIn(sessionTalk(record, 'inside'));
  return [
    say.stands(standingClaims(record, insideNames(record)).size, accepted),
    ...(silent.length > 0 ? [say.noReply(silent.map(({ number }) => number).join(', '))] : []),
    ...(waiting.unnamed.length > 0 ? [say.unnamed(waiting.unnamed.length)] : []),
    ...(lost > 0 ? [say.lost(lost)] : []),
    ...(notes.length > 0 ? [say.notes(notes.length)] : []),
    ...(unseen.length > 0 ? [say.unseen(unseen.length)] : []),
  ];
}

/** Which of the acts to do; all are ticked. */
export function publishModal(
  session: string,
  possible: readonly PublishAct[],
  say: WrapTexts,
  { option: gitOption }: PublishingTexts,
) {
  const names: Readonly<Record<PublishAct, string>> = {
    close: say.closeOption,
    notes: say.notesOption,
    digest: say.digestOption,
    git: gitOption,
  };
  const options = possible.map((act) => ({ label: names[act], value: act, default: true }));
  const acts = { type: ComponentType.CheckboxGroup, custom_id: 'acts', options, min_values: 1, required: true };
  return {
    custom_id: componentId('wrap-publish', session),
    title: say.publishTitle,
    components: [label(say.whatToDo, say.whatToDoHint, acts)],
  };
}
