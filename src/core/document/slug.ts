/**
 * A text as an id: NFKC, lower case, letters and digits of every script, one hyphen for whatever stands between them.
 * Empty for a text without any.
 */
export function slug(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
}

/** Ids for names in order: their slugs, and `kind-N` (N from 1) for the Nth where the slug is empty or taken. */
export function idsOf(names: readonly string[], kind: string): readonly string[] {
  const taken = new Set<string>();
  let next = 0;
  return names.map((name, index) => {
    let id = slug(name).slice(0, 80);
    next = Math.max(next, index + 1);
    if (id === '' || taken.has(id)) {
      let number = index + 1;
      // Only a name like "recipe 2" can have taken it; beyond that `next` makes it free at once.
      if (taken.has(`${kind}-${number}`)) number = Math.max(next, names.length) + 1;
      while (taken.has(`${kind}-${number}`)) number += 1;
      next = number;
      id = `${kind}-${number}`;
    }
    taken.add(id);
    return id;
  });
}
