import type { App } from '../../src/app/app.js';
import { type ImportRequest, importArchive } from '../../src/app/import-archive.js';
import { createMemory } from '../../src/app/memory.js';
import { quietChat } from '../../src/app/quiet-chat.js';
import { pause } from '../../src/cli/pause.js';
import type { ChatExport } from '../../src/core/archive/chat-export.js';
import type { ImportReport } from '../../src/core/archive/import-report.js';
import { parseSession } from '../../src/core/document/parse.js';
import type { Store } from '../../src/core/ports/store.js';
import type { SessionRecord } from '../../src/core/record.js';
import { SERVER } from '../core/archive/an-export.js';
import { SILENT } from '../db/each-store.js';

/** The document that tests import into. */
export const BREAD = `# Keeping bread fresh

| Ingredient | Linen bag | Freezer |
|---|---|---|
| Crust | firm | soft |
| Effort | none | thawing |

## Questions

1. Is the freezer cheating? It keeps the crust.
2. Why did two tins go mouldy?

## Discussion

(none)

## What we took from it

(none)
`;

/** A store with the use cases on it and no Discord. The clock stands still. */
export function importer(store: Store) {
  const app: App = {
    store,
    chat: quietChat(),
    memory: createMemory(store, { pause }),
    clock: () => new Date('2026-10-01T12:00:00Z'),
    log: SILENT,
    attempt: () => 'test',
    zone: 'UTC',
    owns: () => true,
    gather: () => undefined,
    repository: null,
    self: '0',
  };
  return {
    app,
    async import(
      exports: readonly ChatExport[],
      more: Partial<ImportRequest> & { text?: string } = {},
    ): Promise<ImportReport> {
      const { text = BREAD, ...rest } = more;
      return importArchive(app, {
        ...{ document: parseSession(text, 'bread.md'), source: text, bytes: new TextEncoder().encode(text) },
        ...{ exports, maps: [], tags: null, partial: false, hasNextPart: new Set<string>(), unsure: null },
        onProgress: () => undefined,
        ...rest,
      });
    },
    async record(): Promise<SessionRecord> {
      const [session] = await store.sessions.list(SERVER);
      const record = session && (await store.record(SERVER, session.id));
      if (!record) throw new Error('there is no session');
      return record;
    },
  };
}

/** What a record says in words: the texts of its replies in order. */
export function texts(record: SessionRecord): readonly string[] {
  return record.replies.map((reply) => reply.text);
}
