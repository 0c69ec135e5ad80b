import type { Language } from './document/session.js';

/** What went wrong in words a person can act on, and the next step. */
export interface UserErrorFacts {
  /** What is wrong, one sentence. */
  readonly message: string;
  /** What to do next, one sentence. */
  readonly hint: string;
}

/** The same in every language we speak. */
export type LocalisedFacts = (language: Language) => UserErrorFacts;

/**
 * A mistake a person can mend: bad input, a missing permission, something that is gone.
 * It is shown to that person as it is; anything else that is thrown is our bug and is logged with its stack.
 */
export class UserError extends Error {
  readonly hint: string;
  readonly #facts: LocalisedFacts;

  /** @param facts what is wrong; as a function of the language wherever Discord shows it */
  constructor(facts: UserErrorFacts | LocalisedFacts) {
    const told = typeof facts === 'function' ? facts : () => facts;
    const { message, hint } = told('en');
    super(message);
    this.name = 'UserError';
    this.hint = hint;
    this.#facts = told;
  }

  /** What is wrong in a person's language; English is `message` and `hint`. */
  in(language: Language): UserErrorFacts {
    return this.#facts(language);
  }
}
