/** Why the gateway closes a socket. */
export interface CloseReason {
  readonly code: number;
  readonly text: string;
}

/** Discord's close codes (topics/opcodes, "Gateway Close Event Codes"); after 4004 and 4010–4014 no client may return. */
export const closeReasons = {
  unknownOpcode: { code: 4001, text: 'Unknown opcode.' },
  undecodable: { code: 4002, text: 'Error while decoding payload.' },
  stranger: { code: 4003, text: 'Not authenticated.' },
  wrongToken: { code: 4004, text: 'Authentication failed.' },
  twice: { code: 4005, text: 'Already authenticated.' },
  tooFast: { code: 4008, text: 'You are being rate limited.' },
  invalidShard: { code: 4010, text: 'Invalid shard.' },
  invalidIntents: { code: 4013, text: 'Invalid intent(s).' },
  disallowedIntents: { code: 4014, text: 'Disallowed intent(s).' },
} as const satisfies Readonly<Record<string, CloseReason>>;
