import { describe, expect, it } from 'vitest';
import {
  emojiKey,
  translateChannelDelete,
  translateDelete,
  translateDeleteBulk,
  translateMessage,
  translateReactionAdd,
  translateReactionRemove,
  translateReactionsCleared,
} from '../../src/discord/translate.js';
import { aMessage, ILSE, SELF, SERVER, THREAD } from './a-message.js';

const context = { self: SELF, nick: () => 'Known Nick' };
const place = { guild_id: SERVER, channel_id: THREAD };
const member = { nick: 'Ilse from Ghent', roles: [], joined_at: '', deaf: false, mute: false, flags: 0 };

describe('messages', () => {
  it('brings a message in under the name its dispatch carries', () => {
    const [change] = translateMessage({ ...aMessage(), guild_id: SERVER, member }, context).changes;
    expect(change).toMatchObject({ kind: 'message', message: { authorName: 'Ilse from Ghent', server: SERVER } });
  });

  it('uses what is known of the name where the dispatch carries none, but not against a member without a nickname', () => {
    const without = translateMessage({ ...aMessage(), guild_id: SERVER }, context).changes[0];
    expect(without).toMatchObject({ message: { authorName: 'Known Nick' } });
    const plain = translateMessage({ ...aMessage(), guild_id: SERVER, member: { ...member, nick: null } }, context);
    expect(plain.changes[0]).toMatchObject({ message: { authorName: 'Ilse K' } });
  });

  it('gives an edit as the message with its time, and an unfurled link without one', () => {
    const edited = { ...aMessage({ content: 'new', edited_timestamp: '2026-12-01T00:00:00Z' }), guild_id: SERVER };
    expect(translateMessage(edited, context).changes[0]).toMatchObject({
      message: { text: 'new', editedAt: new Date('2026-12-01T00:00:00Z') },
    });
    expect(translateMessage({ ...aMessage(), guild_id: SERVER }, context).changes[0]).toMatchObject({
      message: { editedAt: null },
    });
  });

  it('says why a message of a server brings nothing, and is silent about direct messages', () => {
    const empty = aMessage({ content: '' });
    expect(translateMessage({ ...empty, guild_id: SERVER }, context)).toEqual({ changes: [], skipped: 'withheld' });
    expect(translateMessage(aMessage(), context)).toEqual({ changes: [] });
    expect(translateMessage({ id: '1', channel_id: THREAD, guild_id: SERVER }, context).changes).toEqual([]);
  });
});

describe('deletions', () => {
  const gone = { kind: 'deleted', server: SERVER, channel: THREAD };
  it('of one message, of many, and of a whole thread or channel', () => {
    expect(translateDelete({ id: '1', ...place }).changes).toEqual([{ ...gone, messages: ['1'] }]);
    expect(translateDeleteBulk({ ids: ['1', '2'], ...place }).changes).toEqual([{ ...gone, messages: ['1', '2'] }]);
    const thread = { id: THREAD, guild_id: SERVER, parent_id: '9', type: 11 } as const;
    expect(translateChannelDelete(thread).changes).toEqual([
      { kind: 'channel-deleted', server: SERVER, channel: THREAD },
    ]);
  });

  it('outside a server they are not ours', () => {
    expect(translateDelete({ id: '1', channel_id: THREAD }).changes).toEqual([]);
    expect(translateDeleteBulk({ ids: ['1'], channel_id: THREAD }).changes).toEqual([]);
  });
});

describe('reactions', () => {
  const pin = { id: null, name: '📌' };
  const reacted = { ...place, message_id: '5', user_id: ILSE, emoji: pin, burst: false, type: 0 };
  const person = { id: ILSE, username: 'ilse', discriminator: '0', global_name: null, avatar: null };
  const change = { kind: 'reaction', server: SERVER, channel: THREAD, message: '5', user: ILSE, emoji: '📌', at: null };

  it('come and go', () => {
    const added = { ...reacted, member: { ...member, user: person } };
    expect(translateReactionAdd(added, SELF).changes).toEqual([{ ...change, added: true }]);
    expect(translateReactionRemove(reacted, SELF).changes).toEqual([{ ...change, added: false }]);
  });

  it('of bots and of ourselves never count', () => {
    const bot = { ...reacted, member: { ...member, user: { ...person, bot: true } } };
    expect(translateReactionAdd(bot, SELF).changes).toEqual([]);
    expect(translateReactionAdd({ ...reacted, user_id: SELF }, SELF).changes).toEqual([]);
    expect(translateReactionRemove({ ...reacted, user_id: SELF }, SELF).changes).toEqual([]);
  });

  it('are cleared all at once or by emoji', () => {
    const cleared = { kind: 'reactions-cleared', server: SERVER, channel: THREAD, message: '5' };
    expect(translateReactionsCleared({ ...place, message_id: '5' }).changes).toEqual([{ ...cleared, emoji: null }]);
    expect(translateReactionsCleared({ ...place, message_id: '5', emoji: pin }).changes).toEqual([
      { ...cleared, emoji: '📌' },
    ]);
  });

  it('name an emoji as routes do', () => {
    expect(emojiKey({ id: '12', name: 'owl' })).toBe('owl:12');
    expect(emojiKey({ id: null, name: '👍🏽' })).toBe('👍🏽');
    expect(emojiKey({ id: '12', name: null })).toBe('_:12');
  });
});
