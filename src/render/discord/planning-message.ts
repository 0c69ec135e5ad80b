import { type APIMessageTopLevelComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { Id } from '../../core/ids.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { Session } from '../../core/sessions.js';
import type { PlanningTexts } from '../catalogue/planning/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { label, textInput } from './modal-parts.js';
import { button, layout, row, text } from './parts.js';

/** Asks when and how a session is to come. */
export function planModal(
  plan: { readonly session: string; readonly channel: Id; readonly when: string; readonly zone: string },
  say: PlanningTexts,
) {
  const options = [
    { label: say.allAtOnce, value: 'all', default: true },
    { label: say.oneADay, value: 'daily' },
  ];
  return {
    custom_id: componentId('post-at', plan.session, plan.channel),
    title: say.modalTitle,
    components: [
      label(
        say.when,
        say.zoneHint(plan.zone),
        textInput('when', TextInputStyle.Short, { max: 40, required: true, value: plan.when }),
      ),
      label(say.pace, say.paceHint, { type: ComponentType.RadioGroup, custom_id: 'pace', options, required: true }),
    ],
  };
}

/** What is planned, with the ways to change it. */
export function plannedMessage(session: Session, plan: Plan, say: PlanningTexts): OutgoingMessage {
  return layout(...plannedParts(session, plan, say));
}

/** When a session is to be posted by itself, where, and how. */
export interface Plan {
  readonly at: Date;
  readonly channel: Id;
  readonly zone: string;
  readonly daily: boolean;
}

/** What is planned, as parts of a message that says more. */
export function plannedParts(session: Session, plan: Plan, say: PlanningTexts): readonly APIMessageTopLevelComponent[] {
  const when = `<t:${Math.floor(plan.at.getTime() / 1_000)}:F>`;
  const said = say.planned(titleOf(session), when, `<#${plan.channel}>`, plan.zone);
  return [
    text(plan.daily ? `${said}\n${say.dailyPlanned}` : said),
    row(
      button(say.change, componentId('post-at', session.id, plan.channel)),
      button(say.postNow, componentId(plan.daily ? 'post-daily' : 'post', session.id, plan.channel, 'new')),
      button(say.cancel, componentId('post-never', session.id)),
    ),
  ];
}

/** The same, taken back. */
export function cancelledMessage(session: Session, say: PlanningTexts): OutgoingMessage {
  return layout(text(say.cancelled(titleOf(session))));
}

function titleOf({ title }: Session): string {
  return escapeChat(clip(title, 100));
}
