import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { answerEdit } from '../../src/discord/answer-body.js';

const fresh = { isV2: false, hasContent: false, isOurs: false };
const text = { type: 10, content: 'Built' };
const built = { components: [text], flags: MessageFlags.IsComponentsV2 };
const silence = { parse: [], replied_user: false };

describe('an answer that replaces the one before', () => {
  it('silences mentions and leaves the first answer’s own flags out', () => {
    const { request } = answerEdit({ content: '@everyone', flags: MessageFlags.Ephemeral }, fresh);
    expect(request.body).toEqual({ content: '@everyone', allowed_mentions: silence });
  });

  it('takes out what only the former answer had', () => {
    const first = answerEdit({ content: 'Working', components: [{ type: 1 }] }, fresh);
    const second = answerEdit({ content: 'Done' }, first.shown);
    expect(second.request.body).toMatchObject({ content: 'Done', components: [], attachments: [] });
  });

  it('goes from words to components, and stays there', () => {
    const first = answerEdit({ content: 'Working' }, fresh);
    const second = answerEdit(built, first.shown);
    expect(second.request.body).toMatchObject({
      content: null,
      components: [text],
      flags: MessageFlags.IsComponentsV2,
    });
    const third = answerEdit({ content: 'It went wrong' }, second.shown);
    expect(third.request.body).not.toHaveProperty('content');
    expect(third.request.body).toMatchObject({
      components: [{ type: 10, content: 'It went wrong' }],
      flags: MessageFlags.IsComponentsV2,
    });
  });

  it('leaves alone what an update does not name', () => {
    const shown = { isV2: false, hasContent: true, isOurs: false };
    const { request } = answerEdit({ components: [{ type: 1 }] }, shown);
    expect(request.body).toEqual({ components: [{ type: 1 }], allowed_mentions: silence });
  });

  it('sends files as bytes with their names, types and alternative texts', () => {
    const data = new TextEncoder().encode('# T');
    const file = { name: 'session.md', data, contentType: 'text/markdown; charset=utf-8', description: 'The session' };
    const { request } = answerEdit({ content: 'Here', files: [file] }, fresh);
    expect(request.body).toMatchObject({
      attachments: [{ id: 0, filename: 'session.md', description: 'The session' }],
    });
    expect(request.files).toEqual([
      { name: 'session.md', data: Buffer.from('# T'), contentType: 'text/markdown; charset=utf-8' },
    ]);
  });
});
