/** The most characters that the value of a select's option or of a choice may have (facts 1.2, 1.4). */
const LONGEST = 100;

/** What stands for a row or a column in a select: its id, or its place in the table where the id is too long for one. */
export function nameValue(names: readonly { readonly id: string }[], id: string): string {
  return id.length <= LONGEST ? id : `#${names.findIndex((each) => each.id === id)}`;
}

/** The id that a value stands for; null when the table has no such row or column. */
export function readNameValue(names: readonly { readonly id: string }[], value: string): string | null {
  return names.find((each) => nameValue(names, each.id) === value)?.id ?? null;
}
