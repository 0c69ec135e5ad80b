type Method = (this: unknown, ...given: unknown[]) => unknown;

interface Patch {
  readonly owner: Record<string, unknown>;
  readonly name: string;
  readonly original: Method;
}

/** How much a call of a built-in method looks at: one, and every unit it searched. */
type Cost = (self: unknown, given: readonly unknown[], result: unknown) => number;

const one: Cost = () => 1;

const searched: Cost = (self, [, from], result) => {
  const start = typeof from === 'number' ? from : 0;
  const end = typeof result === 'number' && result >= 0 ? result : String(self).length;
  return 1 + Math.max(0, end - start);
};

const whole: Cost = (self) => 1 + String(self).length;

const copied: Cost = (_self, _given, result) => 1 + String(result).length;

const strings: readonly [string, Cost][] = [
  ['charAt', one],
  ['charCodeAt', one],
  ['startsWith', one],
  ['at', one],
  ['indexOf', searched],
  ['includes', searched],
  ['slice', copied],
  ['split', whole],
  ['trim', whole],
  ['trimEnd', whole],
  ['trimStart', whole],
  ['repeat', copied],
];
const arrays: readonly [string, Cost][] = [
  ['slice', (_self, _given, result) => 1 + (result as unknown[]).length], // the method gives an array
  ['filter', (self) => 1 + (self as unknown[]).length], // called on an array
  ['map', (self) => 1 + (self as unknown[]).length], // called on an array
  ['join', (_self, _given, result) => 1 + String(result).length],
];

/**
 * Runs `work` and counts what it did with strings, arrays and regular expressions: calls, units searched, copied and
 * matched. No clock is asked, so the count is the same on every machine.
 */
export function countWork(work: () => void): number {
  let count = 0;
  const patches: Patch[] = [];
  const patch = (owner: object, name: string, cost: Cost): void => {
    const methods = owner as Record<string, unknown>; // a prototype, looked at by name
    const original = methods[name] as Method; // each name above is a method
    patches.push({ owner: methods, name, original });
    methods[name] = function counted(this: unknown, ...given: unknown[]): unknown {
      const result = original.apply(this, given);
      count += cost(this, given, result);
      return result;
    };
  };
  for (const [name, cost] of strings) patch(String.prototype, name, cost);
  for (const [name, cost] of arrays) patch(Array.prototype, name, cost);
  const exec = RegExp.prototype.exec;
  RegExp.prototype.exec = function counted(this: RegExp, text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // A sticky pattern that fails looked at little; any other that fails looked at all that is left.
    const to = match ? match.index + match[0].length : this.sticky ? from : text.length;
    count += 1 + Math.max(0, to - from);
    return match;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
    for (const { owner, name, original } of patches) owner[name] = original;
  }
  return count;
}
