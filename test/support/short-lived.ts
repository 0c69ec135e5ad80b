/**
 * How Node runs a process of a test: by V8's quick WebAssembly compiler alone. Such a process lives for seconds, and would
 * spend half of them on optimising its database.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];
