/** One aim of one bench, as `npm run bench -- --json` prints it. Its names are a contract. */
export interface Entry {
  readonly name: string;
  /** Our measure and the reference's, in `unit`; a bench without a reference has null. */
  readonly ours: number;
  readonly reference: number | null;
  readonly unit: string;
  /** Ours by the reference; ours itself where there is none. */
  readonly ratio: number;
  /** What `ratio` is to reach; null for what is only printed. */
  readonly limit: number | null;
  readonly direction: 'atMost' | 'atLeast';
  /** Whether it does; null for what is only printed. */
  readonly met: boolean | null;
}

/** What a bench measured, before it is judged. */
export type Measured = Pick<Entry, 'name' | 'ours' | 'reference' | 'unit' | 'limit' | 'direction'>;

/** How much work a bench takes. */
export interface BenchSize {
  /** Just enough to show that it runs; what it measures then says nothing. */
  readonly isSmall: boolean;
}

/** A bench: a row of the table, that gives one entry for each of its aims. */
export interface Bench {
  /** What `--only` names. */
  readonly name: string;
  /** Measures both sides in this run on the same work. */
  run(tell: (line: string) => void, size: BenchSize): Promise<readonly Measured[]>;
}

/** Judges what was measured. */
export function judged(measured: Measured): Entry {
  const { ours, reference, limit, direction } = measured;
  const ratio = reference === null ? ours : ours / reference;
  const met = limit === null ? null : direction === 'atMost' ? ratio <= limit : ratio >= limit;
  return { ...measured, ratio, met };
}
