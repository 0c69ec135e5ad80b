import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyKinds } from '../../../src/local-discord/validate/body-kinds.js';
import { type BodyKind, validateBody } from '../../../src/local-discord/validate/validate-body.js';

// The table's keys are the kinds, by its type.
const kinds = Object.keys(bodyKinds) as BodyKind[];

/** JSON that looks like bodies: the keys the rules look at, with anything under them. */
const looksLikeABody = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 1 }), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(
    fc.constantFrom(
      ...[
        'type',
        'data',
        'components',
        'component',
        'accessory',
        'custom_id',
        'options',
        'choices',
        'content',
        'embeds',
      ],
      ...['fields', 'footer', 'attachments', 'flags', 'allowed_mentions', 'parse', 'users', 'name', 'description'],
      ...[
        'message',
        'poll',
        'messages',
        'permissions',
        'style',
        'label',
        'values',
        '__proto__',
        'constructor',
        '_errors',
      ],
    ),
    fc.oneof({ maxDepth: 4 }, fc.integer({ min: 0, max: 23 }), tie('value')),
    { maxKeys: 6, noNullPrototype: true },
  ),
})).value;

it('any body whatsoever is either taken or refused with a tree that can be sent', () => {
  const property = fc.property(fc.constantFrom(...kinds), looksLikeABody, (kind, value) => {
    // As it comes from the wire: "__proto__" is then an ordinary key.
    const problem = validateBody(kind, JSON.parse(JSON.stringify(value) ?? 'null'));
    if (problem === null) return;
    expect([50035, 50006]).toContain(problem.code);
    if (problem.code === 50035) expect(JSON.stringify(problem)).toContain('_errors');
  });
  fc.assert(property, { numRuns: 3000 });
});
