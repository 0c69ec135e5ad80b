/** Letters of other scripts beside the Latin one they look like (a small part of Unicode's confusables, UTS #39). */
const TWIN_PAIRS = 'аa вb сc еe һh іi јj кk мm нh оo рp ѕs тt уy хx ԁd ԛq ѡw ɡg αa βb εe ιi κk νv οo ρp τt υu χx γy';

const TWINS: ReadonlyMap<string, string> = new Map(
  TWIN_PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** A text in lower case, letters of other scripts as the Latin ones that they look like. */
export function lookAlikeFold(text: string): string {
  return [...text.toLowerCase()].map((sign) => TWINS.get(sign) ?? sign).join('');
}

/**
 * Keys of a name by which two names that a reader takes for the same come out equal: one without regard to case,
 * blanks, dashes and letters of other scripts; one that also takes `1`, `l`, `I` and `0`, `O` for the same but minds case.
 */
export function lookAlikeKeys(name: string): readonly string[] {
  const clean = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\u2010-\u2015\u2212_-]+/g, '-');
  return [lookAlikeFold(clean), `=${clean.replace(/[1Il|]/g, 'l').replace(/[0O]/g, 'O')}`];
}
