import { type APIMessage, MessageType } from 'discord-api-types/v10';

export const SELF = '100000000000000001';
export const SERVER = '200000000000000001';
export const THREAD = '300000000000000001';
export const ILSE = '400000000000000001';

/** A message as Discord sends it, of a person unless `parts` says otherwise. */
export function aMessage(parts: Partial<APIMessage> = {}): APIMessage {
  return {
    id: '500000000000000001',
    channel_id: THREAD,
    author: { id: ILSE, username: 'ilse_k', discriminator: '0', global_name: 'Ilse K', avatar: null },
    content: 'It scales, but only with the verifier.',
    timestamp: '2026-11-30T18:00:00.000000+00:00',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: MessageType.Default,
    ...parts,
  };
}
