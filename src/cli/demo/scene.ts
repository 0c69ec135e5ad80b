import type { RelationKind } from '../../core/record.js';

/** Everyone on the demo's stage. The four after the speaker are participants, each with a voice of their own. */
export type Role = 'host' | 'speaker' | 'builder' | 'tester' | 'sceptic' | 'newcomer';

/** Where something is said: a question's thread by its number, the takeaways' thread, or the room they hang in. */
export type Spot = number | 'takeaways' | 'room';

/** The four buttons behind *Name me*, as they read. */
export type NameChoice = 'My name' | 'My initials' | 'No name' | 'Not outside at all';

/** What a kept sentence is tagged with: positions in the document's table, counted from 1. */
export interface Tags {
  readonly rows?: readonly number[];
  readonly columns?: readonly number[];
}

/** The two buttons under a takeaway. */
export type VoteStance = 'agree' | 'disagree';

/** How a kept sentence stands to an earlier one; `to` is that claim's label. */
export interface SceneRelation {
  readonly kind: RelationKind;
  readonly to: string;
}

/**
 * One thing a person does. Labels name messages and claims within the script; texts may hold `{name:ROLE}` for
 * a display name, `{@ROLE}` for a mention and `{claim:LABEL}` for a claim's number.
 */
export type Act =
  /** `/session load` with the demo's copy of the document, then *Post* under its preview. */
  | { readonly kind: 'load' }
  | { readonly kind: 'post' }
  | { readonly kind: 'speaker' }
  /** `/digest schedule` for Sundays at this hour. */
  | { readonly kind: 'schedule'; readonly hour: number }
  | {
      readonly kind: 'say';
      readonly spot: Spot;
      readonly label: string;
      readonly text: string;
      readonly replyTo?: string;
    }
  | { readonly kind: 'edit'; readonly label: string; readonly text: string }
  | { readonly kind: 'remove'; readonly label: string }
  | { readonly kind: 'agree'; readonly label: string }
  /** 📌 on a reply of one sentence; `claim` is the label the sentence gets. */
  | { readonly kind: 'pin'; readonly label: string; readonly claim: string }
  /** The menu *Keep a sentence* with its form. */
  | {
      readonly kind: 'keep';
      readonly label: string;
      readonly claim: string;
      readonly sentence: string;
      readonly tags: Tags;
      readonly relation?: SceneRelation;
    }
  /** `/claim change`: confirms one row and one column of a claim that a 📌 kept. */
  | { readonly kind: 'tag'; readonly claim: string; readonly row?: number; readonly column?: number }
  | { readonly kind: 'name'; readonly choice: NameChoice }
  /** The menu *Propose as takeaway* on one's own message. */
  | { readonly kind: 'propose'; readonly label: string }
  /** The button *Propose a takeaway* under a question, and its form. */
  | {
      readonly kind: 'propose-form';
      readonly question: number;
      readonly label: string;
      readonly sentence: string;
      readonly claims: readonly string[];
    }
  | { readonly kind: 'vote'; readonly label: string; readonly stance: VoteStance; readonly reason?: string }
  | { readonly kind: 'accept'; readonly label: string }
  /** `/claim list` in a question's thread. */
  | { readonly kind: 'claims'; readonly question: number }
  | { readonly kind: 'preview' }
  /** `/session brief` and *Post it*. */
  | { readonly kind: 'brief' }
  /** *Note* under the brief: what somebody (`by`) said in the meeting, taken down by another. */
  | {
      readonly kind: 'note';
      readonly by: Role;
      readonly question: number;
      readonly label: string;
      readonly text: string;
    }
  /** *I said this* under a note. */
  | { readonly kind: 'confirm'; readonly label: string }
  /** `/me` and *Correct* beside a sentence of one's own. */
  | { readonly kind: 'correct'; readonly claim: string; readonly text: string }
  /** `/me` and *Leave out* beside a sentence of one's own. */
  | { readonly kind: 'leave-out'; readonly claim: string }
  /** *Catch me up* under the overview. */
  | { readonly kind: 'catch-up' }
  /** `/session wrap`, through its three steps: sentences confirmed, the session closed, the notes posted. */
  | { readonly kind: 'wrap' }
  /** The minute in which the bot looks whether a digest is due; nobody asks it to. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'export' };

/** An act with its person and its moment: `Mon 09:00` to `Sun 23:59` in the demo's week, `Mon+ 09:00` for the day after. */
export interface Scene {
  readonly at: string;
  readonly who: Role;
  readonly act: Act;
}

/** What people say and do between the posting of a session and its digest. */
export interface Talk {
  readonly scenes: readonly Scene[];
}
