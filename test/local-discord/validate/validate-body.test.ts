import { describe, expect, it } from 'vitest';
import { type BodyKind, type ErrorTree, validateBody } from '../../../src/local-discord/validate/validate-body.js';

/** Flattens an error tree: `['components.0.label BASE_TYPE_REQUIRED']`. */
function leaves(tree: ErrorTree | undefined, place: readonly string[] = []): string[] {
  const found: string[] = [];
  for (const [key, branch] of Object.entries(tree ?? {})) {
    if (Array.isArray(branch)) found.push(...branch.map((leaf) => `${place.join('.')} ${leaf.code}`.trim()));
    else found.push(...leaves(branch as ErrorTree, [...place, key]));
  }
  return found;
}

function refusals(kind: BodyKind, body: unknown, facts = {}): string[] {
  const problem = validateBody(kind, body, facts);
  if (problem === null) return [];
  return problem.code === 50035 ? leaves(problem.errors) : [String(problem.code)];
}

const button = (fields: object) => ({ type: 2, style: 1, label: 'Name me', custom_id: 'n', ...fields });
const row = (...components: unknown[]) => ({ type: 1, components });
const select = (fields: object) => ({ type: 3, custom_id: 's', options: [{ label: 'A', value: 'a' }], ...fields });
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(button({ custom_id: `b${n}` })));
const v2 = 32768;

const messages: readonly [what: string, body: unknown, refused: readonly string[]][] = [
  ['plain words', { content: 'Hello' }, []],
  ['2000 characters', { content: 'x'.repeat(2000) }, []],
  ['2001 characters', { content: 'x'.repeat(2001) }, ['content BASE_TYPE_MAX_LENGTH']],
  ['nothing', {}, ['50006']],
  ['blanks', { content: ' \n ' }, ['50006']],
  ['no object', 'text', ['DICT_TYPE_CONVERT']],
  ['a number for words', { content: 5 }, ['content STRING_TYPE_CONVERT']],
  ['a misspelt key', { content: 'a', allowedMentions: { parse: [] } }, ['allowedMentions UNKNOWN_FIELD']],
  [
    'a misspelt key inside',
    { content: 'a', allowed_mentions: { repliedUser: false } },
    ['allowed_mentions.repliedUser UNKNOWN_FIELD'],
  ],
  ['what discord.js sends', { content: 'a', tts: false, nonce: '1', enforce_nonce: true, flags: 0 }, []],
  ['a nonce too long', { content: 'a', nonce: 'x'.repeat(26) }, ['nonce BASE_TYPE_MAX_LENGTH']],
  ['a forward', { message_reference: { type: 1, message_id: '1', channel_id: '2' } }, []],
  [
    'parse and list',
    { content: 'a', allowed_mentions: { parse: ['users'], users: ['1'] } },
    ['allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
  ],
  ['parse and an empty list', { content: 'a', allowed_mentions: { parse: ['users'], users: [] } }, []],
  ['an embed', { embeds: [{ title: 'T', timestamp: '2026-01-01T00:00:00.000000+00:00' }] }, []],
  ['an embed padded over its limit', { embeds: [{ title: `${'x'.repeat(256)}  ` }] }, []],
  ['an embed with nothing in it', { embeds: [{ color: 5 }] }, ['embeds.0.description BASE_TYPE_REQUIRED']],
  [
    '6001 characters of embeds',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
    ['embeds.1 MAX_EMBED_SIZE_EXCEEDED'],
  ],
  ['eleven embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 'T' })) }, ['embeds BASE_TYPE_MAX_LENGTH']],
  ['a button', { components: [row(button({}))] }, []],
  [
    'a button without a custom id',
    { components: [row({ type: 2, style: 1, label: 'x' })] },
    ['components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED'],
  ],
  [
    'a button with nothing on it',
    { components: [row({ type: 2, style: 1, custom_id: 'x' })] },
    ['components.0.components.0.label BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED'],
  ],
  [
    'a label of 81',
    { components: [row(button({ label: 'x'.repeat(81) }))] },
    ['components.0.components.0.label BASE_TYPE_MAX_LENGTH'],
  ],
  ['a link', { components: [row({ type: 2, style: 5, label: 'x', url: 'https://example.org' })] }, []],
  [
    'a link with a custom id',
    { components: [row(button({ style: 5, url: 'https://example.org' }))] },
    ['components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_AND_URL'],
  ],
  [
    'a link of another scheme',
    { components: [row({ type: 2, style: 5, label: 'x', url: 'javascript:1' })] },
    ['components.0.components.0.url URL_TYPE_INVALID_SCHEME'],
  ],
  [
    'a custom id twice',
    { components: [row(button({}), button({}))] },
    ['components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  [
    'a custom id of 101',
    { components: [row(button({ custom_id: 'x'.repeat(101) }))] },
    ['components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH'],
  ],
  ['five rows', { components: rows(5) }, []],
  ['six rows', { components: rows(6) }, ['components BASE_TYPE_BAD_LENGTH']],
  [
    'a select beside a button',
    { components: [row(select({}), button({}))] },
    ['components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ],
  [
    '26 options',
    { components: [row(select({ options: Array.from({ length: 26 }, (_, n) => ({ label: 'x', value: `${n}` })) }))] },
    ['components.0.components.0.options BASE_TYPE_MAX_LENGTH'],
  ],
  [
    'an option twice',
    {
      components: [
        row(
          select({
            options: [
              { label: 'A', value: 'a' },
              { label: 'B', value: 'a' },
            ],
          }),
        ),
      ],
    },
    ['components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'],
  ],
  [
    'more to choose than there is',
    { components: [row(select({ max_values: 2 }))] },
    ['components.0.components.0.options BASE_TYPE_BAD_LENGTH'],
  ],
  ['an unknown component', { components: [{ type: 99 }] }, ['components.0.type UNION_TYPE_CHOICES']],
  [
    'a text display without the flag',
    { components: [{ type: 10, content: 'x' }] },
    ['components.0.type UNION_TYPE_CHOICES'],
  ],
  ['a text display', { flags: v2, components: [{ type: 10, content: 'x' }] }, []],
  [
    'content beside it',
    { flags: v2, content: 'a', components: [{ type: 10, content: 'x' }] },
    ['content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'],
  ],
  [
    '4001 characters shown',
    {
      flags: v2,
      components: [
        { type: 10, content: 'x'.repeat(2000) },
        { type: 17, components: [{ type: 10, content: 'x'.repeat(2001) }] },
      ],
    },
    ['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
  ],
  [
    '41 components nested',
    {
      flags: v2,
      components: [{ type: 17, components: Array.from({ length: 40 }, () => ({ type: 10, content: 'x' })) }],
    },
    ['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
  ],
];

const shownFile = { flags: v2, components: [{ type: 13, file: { url: 'attachment://a.md' } }] };

describe('message bodies', () => {
  it('refuses a file that nobody sent', () => {
    expect(refusals('message-create', shownFile, { files: ['b.md'] })).toEqual([
      'components.0.file.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ]);
  });

  it('refuses at once what is too large or too deep to be of use', () => {
    let deep: object = {};
    for (let depth = 0; depth < 100_000; depth += 1) deep = { components: [deep] };
    expect(refusals('message-create', { components: [deep] })).toEqual(['BASE_TYPE_MAX_LENGTH']);
    expect(refusals('message-create', { components: Array(60_000).fill({}) })).toEqual(['BASE_TYPE_MAX_LENGTH']);
  });

  it('leaves to the route what only the edited message could tell', () => {
    expect(refusals('message-edit', { content: '' })).toEqual([]);
    expect(refusals('message-edit', { components: [{ type: 10, content: 'x' }] })).toEqual([]);
    expect(
      refusals('message-edit', { components: [{ type: 10, content: 'x' }] }, { edited: { content: 'x' } }),
    ).toEqual(['components.0.type UNION_TYPE_CHOICES']);
  });

  it.each(messages)('%s', (_what, body, refused) => {
    expect(refusals('message-create', body)).toEqual(refused);
  });

  it('lets an upload be shown, and be all there is', () => {
    expect(refusals('message-create', shownFile, { files: ['a.md'] })).toEqual([]);
    expect(refusals('message-create', {}, { files: ['a.md'] })).toEqual([]);
  });

  it('judges an edit by what is left afterwards', () => {
    const edited = { content: 'old', embeds: [], flags: 0 };
    expect(refusals('message-edit', { content: '' }, { edited })).toEqual(['50006']);
    expect(refusals('message-edit', { content: '' }, { edited: { ...edited, attachments: [{ id: '1' }] } })).toEqual(
      [],
    );
    expect(refusals('message-edit', { content: 'new' }, { edited: { flags: v2, components: [{}] } })).toEqual([
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
    expect(refusals('message-edit', { content: 'new', tts: false, enforce_nonce: true }, { edited })).toEqual([]);
  });

  it('tells what is wrong in Discord’s tree and words', () => {
    expect(validateBody('message-create', { content: 'x'.repeat(2001) })).toEqual({
      code: 50035,
      message: 'Invalid Form Body',
      errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] } },
    });
  });
});

const text = (fields: object) => ({ type: 4, custom_id: 't', style: 1, ...fields });
const label = (component: object, fields: object = {}) => ({ type: 18, label: 'L', component, ...fields });
const modal = (...components: unknown[]) => ({ type: 9, data: { custom_id: 'm', title: 'T', components } });

const callbacks: readonly [what: string, body: unknown, refused: readonly string[]][] = [
  ['an answer', { type: 4, data: { content: 'x', flags: 64, tts: false } }, []],
  ['an empty answer', { type: 4, data: {} }, ['50006']],
  ['an answer without data', { type: 4 }, ['data BASE_TYPE_REQUIRED']],
  ['a deferral', { type: 5, data: { flags: 64 } }, []],
  ['a deferred update', { type: 6 }, []],
  ['no type', {}, ['type BASE_TYPE_REQUIRED']],
  ['an unknown type', { type: 77 }, ['type BASE_TYPE_CHOICES']],
  ['content of 2001', { type: 7, data: { content: 'x'.repeat(2001) } }, ['data.content BASE_TYPE_MAX_LENGTH']],
  ['a key of another kind', { type: 4, data: { content: 'x', ephemeral: true } }, ['data.ephemeral UNKNOWN_FIELD']],
  ['choices', { type: 8, data: { choices: [{ name: 'a', value: 'a' }] } }, []],
  [
    '26 choices',
    { type: 8, data: { choices: Array.from({ length: 26 }, () => ({ name: 'a', value: 'a' })) } },
    ['data.choices BASE_TYPE_MAX_LENGTH'],
  ],
  ['a modal', modal(label(text({}))), []],
  ['five fields', modal(...Array.from({ length: 5 }, (_, n) => label(text({ custom_id: `${n}` })))), []],
  [
    'six fields',
    modal(...Array.from({ length: 6 }, (_, n) => label(text({ custom_id: `${n}` })))),
    ['data.components BASE_TYPE_BAD_LENGTH'],
  ],
  [
    'a title of 46',
    { type: 9, data: { custom_id: 'm', title: 'x'.repeat(46), components: [label(text({}))] } },
    ['data.title BASE_TYPE_MAX_LENGTH'],
  ],
  [
    'a label of 46',
    modal(label(text({}), { label: 'x'.repeat(46) })),
    ['data.components.0.label BASE_TYPE_MAX_LENGTH'],
  ],
  [
    'a label within a label',
    modal(label(text({ label: 'x' }))),
    ['data.components.0.component.label COMPONENT_TEXT_INPUT_LABEL_IN_LABEL'],
  ],
  [
    'one custom id for two fields',
    modal(label(text({})), label(text({}))),
    ['data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  [
    'none to choose though required',
    modal(label(select({ min_values: 0 }))),
    ['data.components.0.component.min_values COMPONENT_REQUIRED_MIN_VALUES'],
  ],
  ['none to choose', modal(label(select({ min_values: 0, required: false }))), []],
  [
    'a disabled field',
    modal(label(select({ disabled: true }))),
    ['data.components.0.component.disabled COMPONENT_DISABLED_IN_MODAL'],
  ],
  [
    'a value over its own limit',
    modal(label(text({ max_length: 2, value: 'abc' }))),
    ['data.components.0.component.value BASE_TYPE_MAX_LENGTH'],
  ],
];

describe('interaction callbacks', () => {
  it.each(callbacks)('%s', (_what, body, refused) => {
    expect(refusals('interaction-callback', body)).toEqual(refused);
  });
});

const command = (fields: object) => ({ name: 'session', description: 'd', ...fields });
const option = (fields: object) => ({ type: 3, name: 'o', description: 'd', ...fields });
const subcommand = (fields: object) => ({ type: 1, name: 'sub', description: 'd', ...fields });

const commands: readonly [what: string, body: unknown, refused: readonly string[]][] = [
  [
    'a slash command',
    command({ default_member_permissions: '32', contexts: [0], integration_types: [0], type: 1 }),
    [],
  ],
  ['a menu', { type: 3, name: 'Keep a sentence' }, []],
  [
    'a menu with a description',
    { type: 3, name: 'Keep', description: 'x' },
    ['description APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION'],
  ],
  ['capitals', command({ name: 'Session' }), ['name APPLICATION_COMMAND_INVALID_NAME']],
  ['a blank in the name', command({ name: 'a b' }), ['name APPLICATION_COMMAND_INVALID_NAME']],
  ['a name in another script', command({ name: 'セッション' }), []],
  ['no description', { name: 'a' }, ['description BASE_TYPE_REQUIRED']],
  ['a description of 101', command({ description: 'x'.repeat(101) }), ['description BASE_TYPE_MAX_LENGTH']],
  [
    'permissions that are no bits',
    command({ default_member_permissions: 'admin' }),
    ['default_member_permissions NUMBER_TYPE_COERCE'],
  ],
  [
    'required after optional',
    command({ options: [option({}), option({ name: 'p', required: true })] }),
    ['options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
  ],
  [
    'an option twice',
    command({ options: [option({}), option({})] }),
    ['options.1 APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS'],
  ],
  [
    'a subcommand beside an option',
    command({ options: [subcommand({}), option({})] }),
    ['options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
  ],
  [
    'choices and autocomplete',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    ['options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_WITH_AUTOCOMPLETE'],
  ],
  [
    'options of subcommands in order too',
    command({ options: [subcommand({ options: [option({}), option({ name: 'p', required: true })] })] }),
    ['options.0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
  ],
  [
    '26 options',
    command({ options: Array.from({ length: 26 }, (_, n) => option({ name: `o${n}` })) }),
    ['options BASE_TYPE_MAX_LENGTH'],
  ],
  [
    'over 8000 characters',
    command({
      options: Array.from({ length: 10 }, (_, n) =>
        option({
          name: `o${n}`,
          choices: Array.from({ length: 8 }, (_, c) => ({ name: `${c}`, value: 'x'.repeat(100) })),
        }),
      ),
    }),
    ['APPLICATION_COMMAND_TOO_LARGE'],
  ],
];

describe('commands', () => {
  it.each(commands)('%s', (_what, body, refused) => {
    expect(refusals('command-create', body)).toEqual(refused);
  });

  it('an overwrite names no command twice and has at most fifteen menus', () => {
    expect(refusals('commands-overwrite', [command({}), { type: 3, name: 'session' }])).toEqual([]);
    expect(refusals('commands-overwrite', [command({}), command({})])).toEqual([
      '1 APPLICATION_COMMANDS_DUPLICATE_NAME',
    ]);
    const menus = Array.from({ length: 16 }, (_, n) => ({ type: 3, name: `m${n}` }));
    expect(refusals('commands-overwrite', menus)).toEqual(['BASE_TYPE_MAX_LENGTH']);
  });

  it('an edit may leave everything out', () => {
    expect(refusals('command-edit', { options: [] })).toEqual([]);
    expect(refusals('command-edit', { name: 'A' })).toEqual(['name APPLICATION_COMMAND_INVALID_NAME']);
  });
});

const others: readonly [kind: BodyKind, body: unknown, refused: readonly string[]][] = [
  ['thread-from-message', { name: 'T', auto_archive_duration: 1440, type: 11 }, []],
  ['thread-from-message', { name: 'x'.repeat(101) }, ['name BASE_TYPE_MAX_LENGTH']],
  ['thread-without-message', { name: 'T', auto_archive_duration: 61 }, ['auto_archive_duration BASE_TYPE_CHOICES']],
  ['forum-post', { name: 'T', message: { content: 'x' } }, []],
  ['forum-post', { name: 'T' }, ['message BASE_TYPE_REQUIRED']],
  ['forum-post', { name: 'T', message: {} }, ['50006']],
  ['forum-post', { name: 'T', message: { content: 'x'.repeat(2001) } }, ['message.content BASE_TYPE_MAX_LENGTH']],
  [
    'forum-post',
    { name: 'T', applied_tags: ['1', '2', '3', '4', '5', '6'], message: { content: 'x' } },
    ['applied_tags BASE_TYPE_MAX_LENGTH'],
  ],
  ['channel-create', { name: 'c', permission_overwrites: [{ id: '1', type: 0, allow: '1024', deny: '0' }] }, []],
  ['role-create', { name: 'r', permissions: '2252126231317568' }, []],
  ['bulk-delete', { messages: ['1'] }, ['messages BASE_TYPE_MIN_LENGTH']],
  ['webhook-message', { content: 'x', tts: false, nonce: '1', enforce_nonce: true, flags: 64 }, []],
  ['webhook-edit', {}, []],
];

describe('other bodies', () => {
  it.each(others)('%s %j', (kind, body, refused) => {
    const facts = kind === 'webhook-edit' ? { edited: { content: 'x' } } : {};
    expect(refusals(kind, body, facts)).toEqual(refused);
  });
});
