/** What a feed begins with. */
export interface FeedWish {
  readonly threads: number;
  /** Further servers, each with 50 channels, 20 active threads and 30 roles. */
  readonly servers: number;
}

/** Where the feed's Discord is, and what there is in it. */
export interface FeedPlace {
  /** With `/api`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly botUserId: string;
  readonly server: string;
  readonly room: string;
  readonly threads: readonly string[];
  readonly host: string;
}

/** What the process with the feed is told to do. */
export type FeedOrder =
  /** Messages in all threads in turn; null for as fast as the socket takes them. */
  | { readonly kind: 'talk'; readonly count: number; readonly perSecond: number | null; readonly authors: number }
  /** Waits until the bot has been told of all servers, and has asked nothing for some seconds. */
  | { readonly kind: 'rest' }
  /** Interactions of a person in the room; `data` is Discord's, `type` that of the interaction. */
  | {
      readonly kind: 'press';
      readonly count: number;
      readonly perSecond: number;
      readonly type: number;
      readonly data: object;
    };

export type FeedAnswer =
  | { readonly kind: 'ready'; readonly place: FeedPlace }
  /** When each message left, by id, as `process.hrtime.bigint()` in milliseconds: one clock for all processes. */
  | { readonly kind: 'talked'; readonly sent: readonly (readonly [id: string, at: number])[] }
  /** Milliseconds from each dispatch to its callback. */
  | { readonly kind: 'pressed'; readonly waits: readonly number[] }
  | { readonly kind: 'rested' }
  | { readonly kind: 'failed'; readonly message: string };

/** Milliseconds on a clock that all processes of the machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1_000_000;
}
