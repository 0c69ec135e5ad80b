import type { SessionDocument } from '../core/document/session.js';

/** How a document's bytes are read; an argument, so that the store knows nothing of Markdown. */
export type ParseDocument = (bytes: Uint8Array, file: string) => SessionDocument;
