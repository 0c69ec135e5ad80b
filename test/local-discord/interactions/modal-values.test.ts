import { type APIModalInteractionResponseCallbackData, ComponentType as T } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { type FieldValues, fillModal } from '../../../src/local-discord/interactions/modal-values.js';
import { resolver } from '../../../src/local-discord/interactions/resolved-data.js';
import { smallWorld } from '../small-world.js';

const { world, text, application, ilse, teo } = smallWorld();

function fill(component: object, values: FieldValues): unknown {
  const modal = { custom_id: 'm', title: 'M', components: [{ type: T.Label, label: 'Field', component }] };
  const resolve = resolver(world, text, ilse.id, application.botUserId);
  // A modal as an application would send it.
  const [row] = fillModal(modal as unknown as APIModalInteractionResponseCallbackData, values, resolve);
  const { component: filled } = row as { component: { value?: unknown; values?: unknown } };
  return filled.value ?? filled.values ?? null;
}

const words = (fields: object = {}) => ({ type: T.TextInput, custom_id: 'f', style: 1, ...fields });
const options = [
  { label: 'First', value: '1' },
  { label: 'Second', value: '2' },
];
const select = (fields: object = {}) => ({ type: T.StringSelect, custom_id: 'f', options, ...fields });
const preset = [{ label: 'First', value: '1', default: true }];

const taken: readonly [what: string, component: object, values: FieldValues, sent: unknown][] = [
  ['words by label', words(), { Field: 'hi' }, 'hi'],
  ['words by custom id', words(), { f: 'hi' }, 'hi'],
  ['words that stood there', words({ value: 'old' }), {}, 'old'],
  ['nothing where nothing is needed', words({ required: false, min_length: 3 }), {}, ''],
  ['a choice by label', select(), { Field: ['Second'] }, ['2']],
  ['a single choice', select(), { Field: '1' }, ['1']],
  ['the preset choice', select({ options: preset }), {}, ['1']],
  ['no choice', select({ required: false, min_values: 0 }), {}, []],
  ['a person', { type: T.UserSelect, custom_id: 'f' }, { Field: [teo.id] }, [teo.id]],
  ['a radio button', { type: T.RadioGroup, custom_id: 'f', options }, { Field: 'Second' }, '2'],
  ['boxes', { type: T.CheckboxGroup, custom_id: 'f', options }, { Field: ['First', 'Second'] }, ['1', '2']],
  ['a tick', { type: T.Checkbox, custom_id: 'f' }, { Field: true }, true],
  ['no file', { type: T.FileUpload, custom_id: 'f', required: false }, {}, []],
];

const refused: readonly [what: string, component: object, values: FieldValues, why: RegExp][] = [
  ['an empty required text', words(), {}, /“Field” is required/],
  ['an empty required select', select(), {}, /“Field” is required/],
  ['too many words', words({ max_length: 2 }), { Field: 'abc' }, /0 to 2 characters, not 3/],
  ['a choice not offered', select(), { Field: ['Third'] }, /not among the choices: First, Second/],
  ['too many choices', select(), { Field: ['1', '2'] }, /Between 1 and 1/],
  ['an unknown field', words({ required: false }), { Other: 'x' }, /no field “Other”. It has: Field/],
  ['words for a tick', { type: T.Checkbox, custom_id: 'f' }, { Field: 'x' }, /true or false/],
  ['no file where one is needed', { type: T.FileUpload, custom_id: 'f' }, {}, /1 to 1 files, not 0/],
];

describe('a form', () => {
  it.each(taken)('takes %s', (_what, component, values, sent) => {
    expect(fill(component, values)).toEqual(sent);
  });

  it.each(refused)('refuses %s', (_what, component, values, why) => {
    expect(() => fill(component, values)).toThrow(why);
  });
});
