import type postgres from 'postgres';
import { fillDocument } from '../../src/app/write-back.js';
import { withBenchStore } from '../bench-store.js';
import { drawnSession, SERVER } from '../drawn-session.js';
import type { Bench } from '../entry.js';
import { sideBySide } from '../side-by-side.js';

/** A session's two sections from the store, beside reading the same rows and joining their strings. */
export const writeBack: Bench = {
  name: 'write-back',
  async run(tell, { isSmall }) {
    const part = isSmall ? 20 : 1;
    return withBenchStore(async ({ store, sql }) => {
      const large = await store.archives.write(
        drawnSession('large', 10_000 / part, 2_000 / part, 1_350_000_000_000_000_000n),
      );
      const small = await store.archives.write(
        drawnSession('small', 1_000 / part, 200 / part, 1_360_000_000_000_000_000n),
      );
      tell('both sessions are stored');
      const app = { store, zone: 'UTC' };
      const time = await sideBySide(7, {
        ours: () => fillDocument(app, SERVER, large),
        reference: () => readAndJoin(sql, large),
        small: () => fillDocument(app, SERVER, small),
      });
      const aims = { unit: 'ms', direction: 'atMost' } as const;
      return [
        { name: 'write-back of 10,000 replies', ours: time.ours, reference: time.reference, limit: 3, ...aims },
        { name: 'write-back, ten times the work', ours: time.ours, reference: time.small, limit: 12, ...aims },
      ];
    });
  },
};

async function readAndJoin(sql: postgres.Sql, session: string): Promise<string> {
  const of = sql`server = ${SERVER} and session = ${session}`;
  const replies = await sql`select * from replies where ${of} order by id`;
  const claims = await sql`select * from claims where ${of} order by question, number`;
  const reactions = await sql`
    select r.* from reactions r join replies p on p.server = r.server and p.id = r.message
    where p.server = ${SERVER} and p.session = ${session}`;
  const people = await sql`select * from people where server = ${SERVER}`;
  const lines = [...replies, ...claims, ...reactions, ...people].map((row) => Object.values(row).join(' '));
  return lines.join('\n');
}
