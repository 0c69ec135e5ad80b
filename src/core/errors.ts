/** What went wrong in words a person can act on, and the next step. */
export interface UserErrorFacts {
  /** What is wrong, one sentence. */
  readonly message: string;
  /** What to do next, one sentence. */
  readonly hint: string;
}

/**
 * A mistake a person can mend: bad input, a missing permission, something that is gone.
 * It is shown to that person as it is; anything else that is thrown is our bug and is logged with its stack.
 */
export class UserError extends Error {
  readonly hint: string;

  constructor(facts: UserErrorFacts) {
    super(facts.message);
    this.name = 'UserError';
    this.hint = facts.hint;
  }
}
