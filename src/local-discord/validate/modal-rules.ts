import { ComponentType } from 'discord-api-types/v10';
import { duplicateIds, selectProblems } from './component-rules.js';
import { badLength, type FieldProblem } from './field-problem.js';
import { type PlacedComponent, walkComponents } from './walk-components.js';

const mostComponents = 5;

/**
 * The rules of a modal's components that its schema lacks: one to five at the top; a text input inside a label has no
 * label of its own; nothing may be disabled; `min_values: 0` demands `required: false`
 * (Discord's "Receiving and Responding", "Modal", and the component reference).
 */
export function modalProblems(components: readonly unknown[], path: FieldProblem['path']): FieldProblem[] {
  const placed = walkComponents(components, path);
  const problems = duplicateIds(placed);
  if (components.length > mostComponents) problems.push(badLength(path, 1, mostComponents));
  for (const one of placed) problems.push(...fieldProblems(one), ...selectProblems(one));
  return problems;
}

function fieldProblems({ component, path }: PlacedComponent): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const inLabel = path.at(-1) === 'component';
  const text = component.type === ComponentType.TextInput;
  if (text && inLabel && component.label !== undefined && component.label !== null) {
    const message = 'label cannot be used on a text input inside a label';
    problems.push({ path: [...path, 'label'], code: 'COMPONENT_TEXT_INPUT_LABEL_IN_LABEL', message });
  }
  if (text && !inLabel && !component.label) {
    problems.push({ path: [...path, 'label'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' });
  }
  if (component.disabled === true) {
    problems.push({
      path: [...path, 'disabled'],
      code: 'COMPONENT_DISABLED_IN_MODAL',
      message: 'Cannot be disabled in a modal',
    });
  }
  if (inLabel && component.min_values === 0 && component.required !== false) {
    const message = 'min_values cannot be 0 when the component is required';
    problems.push({ path: [...path, 'min_values'], code: 'COMPONENT_REQUIRED_MIN_VALUES', message });
  }
  problems.push(...textProblems(component, path));
  return problems;
}

function textProblems(component: PlacedComponent['component'], path: FieldProblem['path']): FieldProblem[] {
  if (component.type !== ComponentType.TextInput) return [];
  const { min_length: least, max_length: most, value } = component;
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    return [
      {
        path: [...path, 'min_length'],
        code: 'TEXT_INPUT_MIN_OVER_MAX',
        message: 'min_length cannot exceed max_length',
      },
    ];
  }
  if (typeof value === 'string' && value !== '' && typeof most === 'number' && value.length > most) {
    return [{ path: [...path, 'value'], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` }];
  }
  return [];
}
