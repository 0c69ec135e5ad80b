import { fillWords } from '../../src/cli/demo/fill-words.js';
import type { Act, Scene } from '../../src/cli/demo/scene.js';
import { inOrder } from '../../src/cli/demo/week.js';
import { sentences } from '../../src/core/sentences.js';

const NAMES = { host: 'H', speaker: 'S', builder: 'B', tester: 'T', sceptic: 'C', newcomer: 'N' };
const IDS = { host: '11', speaker: '12', builder: '13', tester: '14', sceptic: '15', newcomer: '16' };

/** What a script knows at a moment: messages with their text, claims, and takeaways. */
interface Told {
  readonly texts: Map<string, { text: string; who: string }>;
  readonly claims: Map<string, string>;
  readonly takeaways: Set<string>;
}

/** Everything in a talk that could not be played: words that were never said, labels that are not there yet, … */
export function scriptProblems(scenes: readonly Scene[]): readonly string[] {
  const told: Told = { texts: new Map(), claims: new Map(), takeaways: new Set() };
  const problems: string[] = [];
  for (const scene of inOrder(scenes)) {
    const problem = problemOf(scene, scene.act, told);
    if (problem !== null) problems.push(`${scene.at} ${scene.who}: ${problem}`);
  }
  return problems;
}

function spoken(told: Told, text: string): string {
  return fillWords(text, { names: NAMES, ids: IDS, claims: told.claims });
}

function problemOf({ who }: Scene, act: Act, told: Told): string | null {
  switch (act.kind) {
    case 'say': {
      const text = spoken(told, act.text);
      if (told.texts.has(act.label)) return `the label ${act.label} is taken`;
      if (act.replyTo !== undefined && !told.texts.has(act.replyTo)) return `replies to ${act.replyTo}, not yet said`;
      told.texts.set(act.label, { text, who });
      if (/\{(@|name:|claim:)/.test(text)) return `a place is left open in ${act.label}`;
      return text.trim() === '' || text.length > 2_000 ? `${act.label} is ${text.length} characters long` : null;
    }
    case 'edit':
      if (told.texts.get(act.label)?.who !== who) return `edits ${act.label}, which is not theirs`;
      told.texts.set(act.label, { text: spoken(told, act.text), who });
      return null;
    case 'remove':
      if (told.texts.get(act.label)?.who !== who) return `removes ${act.label}, which is not theirs`;
      told.texts.delete(act.label);
      return null;
    case 'note':
      if (told.texts.has(act.label)) return `the label ${act.label} is taken`;
      told.texts.set(act.label, { text: spoken(told, act.text), who: act.by });
      return null;
    case 'confirm':
      return told.texts.get(act.label)?.who === who ? null : `confirms ${act.label}, which they did not say`;
    case 'correct':
    case 'leave-out':
      return told.claims.has(act.claim) ? null : `speaks of ${act.claim}, not kept yet`;
    case 'agree': {
      const message = told.texts.get(act.label);
      return message === undefined || message.who === who ? `agrees with ${act.label}, missing or their own` : null;
    }
    case 'pin':
      return keepProblem(told, act.claim, act.label, null);
    case 'keep':
      if (act.relation !== undefined && !told.claims.has(act.relation.to)) return `relates to ${act.relation.to}`;
      return keepProblem(told, act.claim, act.label, spoken(told, act.sentence));
    case 'tag':
      return told.claims.has(act.claim) ? null : `tags ${act.claim}, not kept yet`;
    case 'propose':
      told.takeaways.add(act.label);
      return told.texts.get(act.label)?.who === who ? null : `proposes ${act.label}, which is not theirs`;
    case 'propose-form':
      told.takeaways.add(act.label);
      return act.claims.every((claim) => told.claims.has(claim)) ? null : `rests on ${act.claims.join(', ')}`;
    case 'vote':
    case 'accept':
      return told.takeaways.has(act.label) ? null : `there is no takeaway ${act.label} yet`;
    default:
      return null;
  }
}

function keepProblem(told: Told, claim: string, label: string, quote: string | null): string | null {
  const message = told.texts.get(label);
  if (message === undefined) return `keeps ${label}, not yet said`;
  if (told.claims.has(claim)) return `the claim ${claim} is taken`;
  told.claims.set(claim, `1.${told.claims.size + 1}`);
  if (quote === null)
    return sentences(message.text).length === 1 ? null : `📌 on ${label}, which has several sentences`;
  return message.text.split(quote).length === 2 ? null : `“${quote}” does not stand once in ${label}`;
}
