import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { badLength, type FieldProblem, requiredField } from './field-problem.js';
import { isRecord } from './mend.js';
import type { PlacedComponent } from './walk-components.js';

/** Custom ids and numeric ids must be unique inside one message or modal (component reference). */
export function duplicateIds(placed: readonly PlacedComponent[]): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const customIds = new Set<unknown>();
  const ids = new Set<unknown>();
  for (const { component, path } of placed) {
    const { custom_id: customId, id } = component;
    if (typeof customId === 'string' && customIds.has(customId)) {
      const message = 'Component custom id cannot be duplicated';
      problems.push({ path: [...path, 'custom_id'], code: 'COMPONENT_CUSTOM_ID_DUPLICATED', message });
    }
    if (typeof id === 'number' && id !== 0 && ids.has(id)) {
      problems.push({
        path: [...path, 'id'],
        code: 'COMPONENT_ID_DUPLICATED',
        message: 'Component id cannot be duplicated',
      });
    }
    customIds.add(customId);
    ids.add(id);
  }
  return problems;
}

/** A row holds up to five buttons or exactly one select (component reference, "Action Row"). */
export function rowProblems({ component, path }: PlacedComponent): FieldProblem[] {
  if (component.type !== ComponentType.ActionRow || !Array.isArray(component.components)) return [];
  const kinds = component.components.map((child: unknown) => (isRecord(child) ? child.type : undefined));
  const buttons = kinds.filter((kind) => kind === ComponentType.Button).length;
  if (buttons === kinds.length || (buttons === 0 && kinds.length === 1)) return [];
  const place = [...path, 'components', 1];
  return [
    {
      path: place,
      code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      message: 'The specified component exceeds the maximum width',
    },
  ];
}

/** What a button must and must not have for its style (component reference, "Button"). */
export function buttonProblems({ component, path }: PlacedComponent): FieldProblem[] {
  if (component.type !== ComponentType.Button) return [];
  const has = (key: string) => component[key] !== undefined && component[key] !== null && component[key] !== '';
  const problems: FieldProblem[] = [];
  const refuse = (key: string, code: string, message: string) => problems.push({ path: [...path, key], code, message });
  if (component.style === ButtonStyle.Link) {
    if (!has('url')) refuse('url', 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
    else problems.push(...schemeProblems(component.url, [...path, 'url'], ['http:', 'https:', 'discord:']));
    if (has('custom_id'))
      refuse('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_AND_URL', 'A link button cannot have a custom id');
  } else if (component.style === ButtonStyle.Premium) {
    if (!has('sku_id')) refuse('sku_id', 'BUTTON_COMPONENT_SKU_ID_REQUIRED', 'A sku id is required');
    return problems;
  } else {
    if (!has('custom_id')) refuse('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
    if (has('url')) refuse('url', 'BUTTON_COMPONENT_INVALID_STYLE_FOR_URL', 'Only link buttons can have a url');
  }
  if (!has('label') && !has('emoji')) {
    refuse('label', 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or an emoji is required');
  }
  return problems;
}

function schemeProblems(url: unknown, path: FieldProblem['path'], schemes: readonly string[]): FieldProblem[] {
  if (typeof url !== 'string' || !URL.canParse(url) || schemes.includes(new URL(url).protocol)) return [];
  const names = schemes.map((scheme) => `'${scheme.slice(0, -1)}'`).join(', ');
  return [{ path, code: 'URL_TYPE_INVALID_SCHEME', message: `Scheme must be one of (${names}).` }];
}

/** The bounds of a select, and that no two of its options have one value (component reference, "String Select"). */
export function selectProblems({ component, path }: PlacedComponent): FieldProblem[] {
  const choosers = new Set<unknown>([
    ComponentType.StringSelect,
    ComponentType.CheckboxGroup,
    ComponentType.RadioGroup,
  ]);
  const options = choosers.has(component.type) && Array.isArray(component.options) ? component.options : null;
  const { min_values: least, max_values: most } = component;
  const problems: FieldProblem[] = [];
  if (typeof least === 'number' && least > (typeof most === 'number' ? most : Math.max(1, options?.length ?? 0))) {
    problems.push({
      path: [...path, 'min_values'],
      code: 'SELECT_COMPONENT_MIN_OVER_MAX',
      message: 'min_values cannot exceed max_values',
    });
  }
  if (options === null) return problems;
  if (typeof most === 'number' && most > options.length) problems.push(badLength([...path, 'options'], most, 25));
  const values = new Set<unknown>();
  for (const [index, option] of options.entries()) {
    if (!isRecord(option)) continue;
    if (values.has(option.value)) {
      const place = [...path, 'options', index, 'value'];
      const message = 'The specified option value is already used';
      problems.push({ path: place, code: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message });
    }
    values.add(option.value);
    if (option.label === '') problems.push(requiredField([...path, 'options', index, 'label']));
  }
  const preset = options.filter((option: unknown) => isRecord(option) && option.default === true).length;
  const allowed = component.type === ComponentType.CheckboxGroup ? options.length : typeof most === 'number' ? most : 1;
  if (preset > allowed) {
    const message = 'Number of default options cannot exceed max_values';
    problems.push({ path: [...path, 'options'], code: 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', message });
  }
  return problems;
}
