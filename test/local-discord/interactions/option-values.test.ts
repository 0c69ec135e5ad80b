import {
  type APIApplicationCommandBasicOption,
  ChannelType,
  ApplicationCommandOptionType as T,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  fillOptions,
  type OptionValue,
  partialOptions,
} from '../../../src/local-discord/interactions/option-values.js';
import { resolver } from '../../../src/local-discord/interactions/resolved-data.js';
import { smallWorld } from '../small-world.js';

const { world, text, application, ilse, teo, guild } = smallWorld();
const resolve = () => resolver(world, text, ilse.id, application.botUserId);
const option = (type: T, fields: object = {}) =>
  ({ type, name: 'o', description: 'd', ...fields }) as APIApplicationCommandBasicOption;

const taken: readonly [what: string, option: APIApplicationCommandBasicOption, given: OptionValue, sent: unknown][] = [
  ['words', option(T.String), 'hello', 'hello'],
  ['a choice by its name', option(T.String, { choices: [{ name: 'No name', value: 'none' }] }), 'No name', 'none'],
  ['a choice by its value', option(T.Integer, { choices: [{ name: 'two', value: 2 }] }), 2, 2],
  ['a number', option(T.Integer, { min_value: 1, max_value: 3 }), 3, 3],
  ['a number as typed', option(T.Number), '2.5', 2.5],
  ['no', option(T.Boolean), false, false],
  ['a person', option(T.User), teo.id, teo.id],
  ['a role', option(T.Role), guild.id, guild.id],
  ['a channel of the kind', option(T.Channel, { channel_types: [ChannelType.GuildText] }), text.id, text.id],
];

const refused: readonly [what: string, option: APIApplicationCommandBasicOption, given: OptionValue, why: RegExp][] = [
  ['too long', option(T.String, { max_length: 3 }), 'four', /0 to 3 characters, not 4/],
  ['too short', option(T.String, { min_length: 3 }), 'ab', /3 to 6000 characters/],
  ['not offered', option(T.String, { choices: [{ name: 'a', value: 'a' }] }), 'b', /not offered.*Offered: a/],
  ['no number', option(T.Integer), 'two', /no number/],
  ['a half', option(T.Integer), 1.5, /no number/],
  ['out of bounds', option(T.Integer, { max_value: 3 }), 4, /out of bounds/],
  ['nobody', option(T.User), '123456789012345678', /no user/],
  [
    'a channel of another kind',
    option(T.Channel, { channel_types: [ChannelType.GuildForum] }),
    text.id,
    /not of a kind/,
  ],
  ['words for a file', option(T.Attachment), 'x', /takes a file/],
  [
    'a file of another kind',
    option(T.Attachment, { file_types: ['.md', 'image'] }),
    { name: 'x.pdf', data: 'x' },
    /only .md, image/,
  ],
  ['a file for words', option(T.String), { name: 'x', data: 'x' }, /takes no file/],
];

describe('what a client sends for an option', () => {
  it.each(taken)('%s', (_what, one, given, sent) => {
    expect(fillOptions([one], { o: given }, resolve())).toEqual([{ name: 'o', type: one.type, value: sent }]);
  });

  it.each(refused)('refuses %s', (_what, one, given, why) => {
    expect(() => fillOptions([one], { o: given }, resolve())).toThrow(why);
  });

  it('refuses a missing required option and one that does not exist', () => {
    expect(() => fillOptions([option(T.String, { required: true })], {}, resolve())).toThrow('“o” is required');
    expect(() => fillOptions([option(T.String)], { p: 'x' }, resolve())).toThrow('no option “p”. There are: o.');
  });

  it('uploads a file and resolves it, a person with what they may do here', () => {
    const into = resolve();
    const options = [option(T.Attachment), { ...option(T.User), name: 'who' } as APIApplicationCommandBasicOption];
    const [file] = fillOptions(
      options,
      { o: { name: 'x.md', data: '# Hi', contentType: 'text/markdown' }, who: teo.id },
      into,
    );
    expect(into.result()).toMatchObject({
      resolved: {
        attachments: { [String(file?.value)]: { filename: 'x.md', size: 4, content_type: 'text/markdown' } },
        users: { [teo.id]: { global_name: 'Teo' } },
        members: { [teo.id]: { permissions: expect.stringMatching(/^\d+$/) } },
      },
    });
  });

  it('sends what is typed so far, unchecked, with the option in focus', () => {
    const typed = option(T.Integer, { autocomplete: true, required: true });
    const other = { ...option(T.String, { required: true }), name: 'p' } as APIApplicationCommandBasicOption;
    expect(partialOptions([typed, other], { o: '1.' }, 'o')).toEqual([
      { name: 'o', type: T.Integer, value: '1.', focused: true },
    ]);
    expect(() => partialOptions([typed, other], {}, 'p')).toThrow('has no autocomplete');
  });
});
