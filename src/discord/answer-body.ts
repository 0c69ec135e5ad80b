import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { OutgoingMessage } from '../core/ports/chat.js';
import { type MessageRequest, messageRequest } from './request-body.js';

/** What stands in the answer's message before the next answer replaces it. */
export interface Shown {
  /** It is built of Components V2, which a message can never leave again (facts 1.2). */
  readonly isV2: boolean;
  /** It may hold plain content, which a change to Components V2 has to take out. */
  readonly hasContent: boolean;
  /** An answer of ours stands there already. */
  readonly isOurs: boolean;
}

/** The flags an edit may set; the rest belongs to the first answer (facts 1.1). */
const EDITABLE = MessageFlags.IsComponentsV2 | MessageFlags.SuppressEmbeds;

/**
 * The edit that makes `answer` replace what is shown. A plain answer after one of Components V2 becomes text within it,
 * because Discord takes no content there any more.
 */
export function answerEdit(
  answer: OutgoingMessage,
  shown: Shown,
): { readonly request: MessageRequest; readonly shown: Shown } {
  const flags = (answer.flags ?? 0) & EDITABLE;
  const isV2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  if (!isV2 && shown.isV2) return answerEdit(asV2(answer, flags), shown);
  const { body, files } = messageRequest(answer);
  const { flags: _all, message_reference: _none, ...kept } = body;
  return {
    request: { body: { ...emptied(isV2, shown), ...(flags === 0 ? {} : { flags }), ...kept }, files },
    shown: { isV2, hasContent: !isV2 && (answer.content ?? '') !== '', isOurs: true },
  };
}

/** Each answer replaces the one before entirely, so what only the former had is taken out. */
function emptied(isV2: boolean, shown: Shown): Readonly<Record<string, unknown>> {
  const leftover = shown.isOurs ? { components: [], attachments: [] } : {};
  if (isV2) return { ...leftover, ...(shown.hasContent ? { content: null } : {}) };
  return shown.isOurs ? { ...leftover, content: '' } : {};
}

function asV2(answer: OutgoingMessage, flags: number): OutgoingMessage {
  const { content = '', components = [], ...rest } = answer;
  const text = content === '' ? [] : [{ type: ComponentType.TextDisplay, content }];
  return { ...rest, components: [...text, ...components], flags: flags | MessageFlags.IsComponentsV2 };
}
