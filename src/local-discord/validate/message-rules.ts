import type { APIAllowedMentions, APIEmbed } from 'discord-api-types/v10';
import { embedProblems } from './embed-rules.js';
import type { FieldProblem } from './field-problem.js';
import { isComponentsV2, layoutProblems } from './layout-rules.js';
import { mentionProblems } from './mention-rules.js';

/** What a message body may hold; every field already has its schema's shape. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly components?: readonly unknown[] | null;
  readonly sticker_ids?: readonly string[] | null;
  readonly attachments?: readonly { readonly id: string; readonly filename?: string | null }[] | null;
  readonly poll?: unknown;
  readonly flags?: number | null;
  readonly message_reference?: { readonly type?: number | null } | null;
  readonly shared_client_theme?: unknown;
}

/**
 * What a route knows beside the body. What it does not tell is not judged: without `edited`, an edit's layout and emptiness
 * are left to whoever knows the message.
 */
export interface MessageFacts {
  /** Names of the uploaded files, in the order of `files[n]`. */
  readonly files?: readonly string[];
  /** For an edit: the message as it stands. */
  readonly edited?: MessageBody;
}

/** Whether the body makes a new message or changes one that is there. */
export type MessageUse = 'new' | 'edit';

/** The rules of messages that go across fields; only for bodies that passed their schema. */
export function messageProblems(body: MessageBody, facts: MessageFacts, use: MessageUse = 'new'): FieldProblem[] {
  const v2 = isComponentsV2(body.flags) || isComponentsV2(facts.edited?.flags);
  const problems = mentionProblems(body.allowed_mentions);
  problems.push(...contentLength(body.content), ...embedProblems(body.embeds ?? [], ['embeds']));
  const kind = v2 ? 'new' : use === 'edit' && !facts.edited ? 'unknown' : 'legacy';
  const files = facts.files && (use === 'new' || facts.edited) ? fileNames(body, facts) : null;
  problems.push(...layoutProblems(body.components ?? [], kind, files));
  if (v2) problems.push(...legacyFieldProblems({ ...facts.edited, ...body }));
  return problems;
}

/** Whether a message would have nothing to show (Discord's code 50006). An edit is judged by what would be left. */
export function isEmptyMessage(body: MessageBody, facts: MessageFacts, use: MessageUse = 'new'): boolean {
  if (body.message_reference?.type === 1 || (use === 'edit' && !facts.edited)) return false;
  const left = { ...facts.edited, ...body };
  if (left.content?.trim() || left.embeds?.length || left.components?.length || left.sticker_ids?.length) return false;
  return !left.poll && !left.shared_client_theme && !left.attachments?.length && !facts.files?.length;
}

const mostContent = 2000;

/** 2000 for bots: the published schema says 4000, which is what paying people may write (Discord's message resource). */
function contentLength(content: string | null | undefined): FieldProblem[] {
  if ((content ?? '').length <= mostContent) return [];
  return [{ path: ['content'], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${mostContent} or fewer in length.` }];
}

function legacyFieldProblems(left: MessageBody): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const used = {
    content: left.content,
    embeds: left.embeds?.length,
    sticker_ids: left.sticker_ids?.length,
    poll: left.poll,
  };
  for (const [field, value] of Object.entries(used)) {
    if (!value) continue;
    const message = `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
    problems.push({ path: [field], code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message });
  }
  return problems;
}

function fileNames(body: MessageBody, facts: MessageFacts): string[] {
  const names = [...(facts.files ?? [])];
  const listed = body.attachments ?? facts.edited?.attachments ?? [];
  for (const attachment of listed) if (attachment.filename) names.push(attachment.filename);
  // An edit that keeps a file names it by id only.
  const kept = new Set(listed.map((attachment) => attachment.id));
  for (const old of facts.edited?.attachments ?? []) if (kept.has(old.id) && old.filename) names.push(old.filename);
  return names;
}
