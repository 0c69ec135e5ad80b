import type { ApplicationRecord, UploadedFile, UserRecord, World } from '../world/types.js';
import type { Viewer } from '../world/world-event.js';

/** Who sent a request. */
export interface Principal {
  readonly user: UserRecord;
  /** null when a person's token was used. */
  readonly application: ApplicationRecord | null;
  readonly viewer: Viewer;
}

/** One request, read and authorised. */
export interface RestRequest {
  readonly world: World;
  readonly principal: Principal;
  readonly method: string;
  /** Path below `/api/v10`, e.g. `/channels/1/messages`. */
  readonly path: string;
  /** Values of the pattern's `:names`, percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON, or `payload_json` of a multipart body; undefined without a body. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** Decoded `X-Audit-Log-Reason`. */
  readonly reason: string | null;
}

/** What a route answers; without `body` the answer is empty (204). */
export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One row of a route table. The first row that matches wins, so that literal segments stand before `:names`. */
export interface Route {
  readonly method: RestMethod;
  /** Pattern below `/api/v10`: `/channels/:channel/messages`. */
  readonly path: string;
  /** `token`: the secret is in the path (callbacks, webhooks), so that no Authorization is needed; then `principal` is a stranger. */
  readonly auth?: 'token';
  readonly answer: (request: RestRequest) => RestAnswer | Promise<RestAnswer>;
}
