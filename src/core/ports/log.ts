/** Where the program tells its operator what happens. Never message text, never tokens. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
