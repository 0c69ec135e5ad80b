/** Milliseconds an application has for its first answer, and for everything after it (Discord's "Receiving and Responding"). */
export const deadlines = { firstAnswer: 3_000, token: 15 * 60_000 } as const;
