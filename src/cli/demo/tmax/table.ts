/** Positions in the document's table: its rows … */
export const ROW = { tasks: 1, quality: 2, reward: 3, training: 4, cost: 5 } as const;

/** … and its columns. */
export const COLUMN = { tmax: 1, terminalWorld: 2, t1: 3 } as const;
