import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { WRAP_STEPS, type WrapStep } from '../../core/wrap.js';
import type { WrapTexts } from '../catalogue/wrap/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { layout, text } from './parts.js';
import type { WrapPage } from './wrap-page.js';
import { publishParts } from './wrap-publish.js';
import { sentenceParts } from './wrap-sentences.js';
import { takeawayParts } from './wrap-takeaways.js';

/** A page of `/session wrap`: where one is, and what can be done there. */
export function wrapMessage(page: WrapPage, say: WrapTexts): OutgoingMessage {
  const { title } = page.record.session;
  const head = text(`${say.title(escapeChat(clip(title, 100)))}\n-# ${trail(page.step, say)}`);
  return layout(head, ...stepParts(page, say));
}

function stepParts(page: WrapPage, say: WrapTexts): readonly APIMessageTopLevelComponent[] {
  if (page.step === 'sentences') return sentenceParts(page, say);
  if (page.step === 'takeaways') return takeawayParts(page, say);
  return publishParts(page, say);
}

/** The three steps, those behind ticked, the present one in bold. */
function trail(current: WrapStep, say: WrapTexts): string {
  const at = WRAP_STEPS.indexOf(current);
  return WRAP_STEPS.map((step, index) => {
    if (index < at) return `✓ ${say.steps[step]}`;
    return index === at ? `**${say.steps[step]}**` : say.steps[step];
  }).join(' · ');
}
