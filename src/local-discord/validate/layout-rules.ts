import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { buttonProblems, duplicateIds, rowProblems, selectProblems } from './component-rules.js';
import { badLength, type FieldProblem } from './field-problem.js';
import { isRecord } from './mend.js';
import { type PlacedComponent, walkComponents } from './walk-components.js';

const mostComponents = 40;
const mostText = 4000;
const mostRows = 5;

/** Which rules a message's components follow; `unknown` when only the message that is being edited would tell. */
export type LayoutKind = 'legacy' | 'new' | 'unknown';

/**
 * The rules of a message's components as a whole. Takes components that passed the schema, the kind of layout (`new` with
 * the IS_COMPONENTS_V2 flag), and the names of the files it will have (null when they are not known): legacy messages have up
 * to five rows and nothing else; the newer ones up to 40 components with those nested in others, 4000 characters of text,
 * and every `attachment://` must be one of the files (component reference).
 */
export function layoutProblems(components: unknown, kind: LayoutKind, files: readonly string[] | null): FieldProblem[] {
  const placed = walkComponents(components, ['components']);
  const problems = duplicateIds(placed);
  for (const one of placed) problems.push(...rowProblems(one), ...buttonProblems(one), ...selectProblems(one));
  if (kind === 'new') problems.push(...newLayoutProblems(placed, files));
  if (kind === 'legacy') problems.push(...legacyProblems(components));
  return problems;
}

/** Whether a bit set of message flags asks for Components V2. */
export function isComponentsV2(flags: unknown): boolean {
  return typeof flags === 'number' && (flags & MessageFlags.IsComponentsV2) !== 0;
}

function legacyProblems(components: unknown): FieldProblem[] {
  if (!Array.isArray(components)) return [];
  const problems: FieldProblem[] = [];
  if (components.length > mostRows) problems.push(badLength(['components'], 1, mostRows));
  for (const [index, component] of components.entries()) {
    if (isRecord(component) && component.type === ComponentType.ActionRow) continue;
    const message = 'Value of field "type" must be one of (1,).';
    problems.push({ path: ['components', index, 'type'], code: 'UNION_TYPE_CHOICES', message });
  }
  return problems;
}

function newLayoutProblems(placed: readonly PlacedComponent[], files: readonly string[] | null): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (placed.length > mostComponents) {
    const message = `Number of components exceeds maximum of ${mostComponents}`;
    problems.push({ path: ['components'], code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message });
  }
  let text = 0;
  for (const { component, path } of placed) {
    if (component.type === ComponentType.TextDisplay && typeof component.content === 'string')
      text += component.content.length;
    if (files !== null) problems.push(...mediaProblems(component, path, files));
  }
  if (text > mostText) {
    const message = `Components displayable text size exceeds maximum size of ${mostText}`;
    problems.push({ path: ['components'], code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message });
  }
  return problems;
}

function mediaProblems(
  component: Readonly<Record<string, unknown>>,
  path: FieldProblem['path'],
  files: readonly string[],
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const check = (media: unknown, place: FieldProblem['path']) => {
    if (!isRecord(media) || typeof media.url !== 'string' || !media.url.startsWith('attachment://')) return;
    const name = media.url.slice('attachment://'.length);
    if (files.includes(name)) return;
    const message = `The referenced attachment "${name}" was not found`;
    const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
    problems.push({ path: [...place, 'url'], code, message });
  };
  check(component.file, [...path, 'file']);
  check(component.media, [...path, 'media']);
  const items = Array.isArray(component.items) ? component.items : [];
  for (const [index, item] of items.entries())
    if (isRecord(item)) check(item.media, [...path, 'items', index, 'media']);
  return problems;
}
