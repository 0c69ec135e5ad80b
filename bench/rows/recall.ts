import type postgres from 'postgres';
import { createMemory } from '../../src/app/memory.js';
import { quietChat } from '../../src/app/quiet-chat.js';
import { recall as ask } from '../../src/app/recall.js';
import { pause } from '../../src/cli/pause.js';
import type { SessionRecord } from '../../src/core/record.js';
import { searchWords } from '../../src/core/search-words.js';
import { type BenchStore, withBenchStore } from '../bench-store.js';
import { drawnSession, SERVER } from '../drawn-session.js';
import type { Bench } from '../entry.js';
import { percentile } from '../percentile.js';

const SESSIONS = 500;

/** In one claim of five thousand, in half of all, and in one of a thousand. */
const ASKED = { 'a rare word': 'zymurgy', 'a common word': 'reward', 'a Japanese clause': '報酬は疎である' };

/** `/recall` in a server with a million kept sentences, beside a thousand other servers; without asking Discord who sees what. */
export const recall: Bench = {
  name: 'recall',
  async run(tell, { isSmall }) {
    const [claims, others, rounds] = isSmall ? [2_000, 10, 5] : [1_000_000, 1_000, 200];
    return withBenchStore(async (under) => {
      const sessions = await keptServer(under, claims, others);
      tell(`${claims} sentences are kept`);
      const app = await appOver(under, sessions);
      const asker = { server: SERVER, user: '1', roles: [], isAdministrator: false };
      const aim = { reference: null, unit: 'ms', limit: 50, direction: 'atMost' } as const;
      const measured = [];
      for (const [what, words] of Object.entries(ASKED)) {
        const waits: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const begun = performance.now();
          const hits = await ask(app, asker, { words }, 8);
          waits.push(performance.now() - begun);
          if (hits.length === 0) throw new Error(`Nothing was found by ${words}`);
        }
        measured.push({ name: `recall of ${what}, p99`, ours: percentile(waits, 99), ...aim });
      }
      return measured;
    });
  },
};

/** The server's sessions in the store with their claims, and one claim in each of the other servers. */
async function keptServer({ store, sql }: BenchStore, claims: number, others: number) {
  const ids: string[] = [];
  for (let at = 0; at < SESSIONS; at += 1) {
    const archive = drawnSession(`session-${at}`, 1, 1, 1_350_000_000_000_000_000n + BigInt(at) * 10n);
    ids.push(await store.archives.write({ ...archive, replies: [], claims: [], people: [] }));
  }
  await keepIn(sql, claims, ids.map(Number));
  await sql`
    insert into sessions (server, group_name, slug, title, file, language, state, loaded_by)
    select s, 'default', 's', 's', 's.md', 'en', 'posted', 1 from generate_series(1, ${others}::int) s`;
  await sql`
    insert into claims (server, session, question, number, message, quote, words, before_quote, after_quote, keeper, kept_at,
      rows_tagged, columns_tagged)
    select server, id, 1, 1, server, 'The reward.', '{the,reward}', '', '', 1, now(), '{}', '{}'
    from sessions where server <= ${others}`;
  await sql`analyze`;
  return ids;
}

/** As the bot would have written them: words as it cuts them, replies that still say them. */
async function keepIn(sql: postgres.Sql, claims: number, sessions: readonly number[]): Promise<void> {
  const plain = 'Sentence about bread and its keeping.';
  const texts = [plain, `${plain} The reward is sparse.`];
  const kinds = [...texts, `${plain} この報酬は疎である。`, `${plain} Some zymurgy.`].map((quote) => ({
    quote,
    words: [...searchWords(quote)],
  }));
  const each = Math.ceil(claims / sessions.length);
  await sql`create temporary table kinds (kind int, quote text, words text[])`;
  for (const [kind, { quote, words }] of kinds.entries())
    await sql`insert into kinds values (${kind}, ${quote}, ${words})`;
  await sql`
    create temporary table drawn as
    select n, s.id as session, n % ${each} + 1 as number, 1360000000000000000 + n as message,
      case when n % 5000 = 7 then 3 when n % 1000 = 3 then 2 else n % 2 end as kind
    from generate_series(0, ${claims - 1}::int) n
    join (select id, row_number() over () - 1 as at from unnest(${[...sessions]}::bigint[]) id) s on s.at = n / ${each}`;
  await sql`
    insert into replies (server, id, thread, session, question, author, author_name, kind, text, posted_at)
    select ${SERVER}, message, 1350000000000000001, session, 1, 1400000000000000001 + n % 40, 'Somebody', 'text', quote,
      now() - (n || ' seconds')::interval
    from drawn join kinds using (kind)`;
  await sql`
    insert into claims (server, session, question, number, message, quote, words, before_quote, after_quote, keeper, kept_at,
      rows_tagged, columns_tagged, confirmed_by)
    select ${SERVER}, session, 1, number, message, quote, words, '', '', 1400000000000000001, now() - (n || ' seconds')::interval,
      '{reward}', '{one}', 1400000000000000001
    from drawn join kinds using (kind)`;
}

/** What of the bot a recall needs: the memory holds every session's document, and Discord shows everything. */
async function appOver({ store }: BenchStore, sessions: readonly string[]) {
  const loaded = new Map<string, SessionRecord>();
  const nothing = { replies: [], notes: new Map(), claims: [], takeaways: [], reactions: [], people: new Map() };
  for (const id of sessions) {
    const session = await store.sessions.load(SERVER, id);
    if (session) loaded.set(id, { ...session, ...nothing });
  }
  const memory = { ...createMemory(store, { pause }), session: (_: string, id: string) => loaded.get(id) ?? null };
  const visible = async (_: object, channels: readonly string[]) => new Set(channels);
  return { store, memory, chat: { ...quietChat(), visible } };
}
