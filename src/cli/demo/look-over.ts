import { gapsIn } from '../../core/gaps.js';
import { sessionTalk } from '../../core/talk.js';
import type { DemoTexts } from './outputs.js';
import type { Stage, StageClaim } from './stage.js';

/** What must not be in what the week left: each is none, or the bot has a fault. */
export interface Faults {
  /** Links to messages of people who did not choose to be named outside. */
  readonly unmasking: number;
  /** Kept sentences that stand in a document although their message says them no longer, or their author left them out. */
  readonly gone: number;
  /** Accepted takeaways that name a row with which none of their claims is tagged. */
  readonly unrested: number;
}

/** Looks over the documents as somebody would who trusts nothing in them, beside what stands in Discord. */
export async function lookOver(stage: Stage, texts: Pick<DemoTexts, 'session' | 'digest'>): Promise<Faults> {
  const documents = [texts.session, texts.digest].map((bytes) => Buffer.from(bytes).toString('utf8'));
  return {
    unmasking: await countUnmasking(stage, documents),
    gone: countGone(stage, documents),
    unrested: await countUnrested(stage),
  };
}

const MESSAGE_LINK = /https:\/\/discord\.com\/channels\/\d+\/\d+\/(\d+)/g;

async function countUnmasking(stage: Stage, documents: readonly string[]): Promise<number> {
  const ids = new Set(documents.flatMap((text) => [...text.matchAll(MESSAGE_LINK)].map(([, id = '']) => id)));
  let count = 0;
  for (const id of ids) {
    const reply = await stage.store.replies.find(stage.guild.id, id);
    // What is no reply is a message of the bot.
    const person = reply && (await stage.store.people.find(stage.guild.id, reply.author));
    if (reply && person?.outside !== 'name' && person?.outside !== 'initials') count += 1;
  }
  return count;
}

function countGone(stage: Stage, documents: readonly string[]): number {
  const words = documents.map(lettersOf);
  const gone = [...stage.claims].filter(([label, claim]) => stage.leftOut.has(label) || !stands(stage, claim));
  return gone.filter(([, { quote }]) => words.some((text) => text.includes(lettersOf(quote)))).length;
}

/** Whether a kept sentence is still in its message, as people see it. */
export function stands(stage: Stage, { message, quote }: StageClaim): boolean {
  const seen = stage.people.host.sees(message.channel).find(({ id }) => id === message.id);
  return seen?.content.includes(quote) ?? false;
}

async function countUnrested({ store, guild }: Stage): Promise<number> {
  const [session] = await store.sessions.list(guild.id);
  const record = session ? await store.record(guild.id, session.id) : null;
  if (!record) throw new Error('The week left no session in the store.');
  const { unrestedNames } = gapsIn(sessionTalk(record, 'outside'));
  return unrestedNames.filter(({ takeaway }) => takeaway.state === 'accepted').length;
}

/** Formatting, escapes and line ends differ between Discord and a document; letters and digits do not. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
