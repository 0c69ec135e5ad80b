/** Abbreviations after which a full stop seldom ends a sentence, in the languages the notes are written in. */
const known = new Set(
  (
    'e.g. i.e. cf. vs. etc. al. ca. approx. resp. dr. mr. mrs. ms. prof. st. fig. figs. eq. eqs. sec. sect. ch. vol. ' +
    'no. nos. pp. p. ed. eds. viz. inc. ltd. dept. est. jan. feb. mar. apr. jun. jul. aug. sep. sept. oct. nov. dec. ' +
    'z.b. d.h. u.a. o.ä. s.o. s.u. v.a. i.d.r. bzw. usw. vgl. abb. nr. bspw. ggf. evtl. inkl. zzgl. hr. fr. tab. kap. ' +
    'p.ej. ej. sr. sra. srta. ud. uds. pág. págs. núm. art. p.ex. ex. env. m. mme. mlle. éd. chap. w.r.t. a.k.a. incl.'
  ).split(' '),
);

// Words that often do end a sentence: joined only when what follows cannot be a new one.
const mayEnd = new Set('etc. usw. no. est. inc. ltd. art. fig. sec. st. mar. m. ex. ed. p.'.split(' '));

const lastWord = /(?:^|[\s([{“"'«„*_~])((?:\p{L}[\p{L}\p{M}]*\.[ \u00a0\u202f]?){0,3}\p{L}[\p{L}\p{M}]*\.)\s*$/u;
const tailLength = 48;

/**
 * Says whether a text that ends in a full stop ends with an abbreviation (or a person's initial), so that the
 * sentence goes on in `after`. Both are the text on either side of the proposed boundary.
 */
export function endsInAbbreviation(before: string, after: string): boolean {
  const match = lastWord.exec(before.slice(-tailLength));
  if (!match?.[1]) return false;
  const word = match[1].replace(/\s/g, '').toLowerCase();
  const single = word.slice(word.lastIndexOf('.', word.length - 2) + 1);
  const pair = /^\p{L}\./u.exec(after)?.[0] ?? '';
  if (pair !== '' && known.has(word + pair.toLowerCase())) return true;
  const startsNew = /^["“'«(*_~]*\p{Lu}/u.test(after);
  for (const candidate of [word, single]) {
    if (!known.has(candidate)) continue;
    return !(mayEnd.has(candidate) && startsNew);
  }
  return isInitial(before, after);
}

function isInitial(before: string, after: string): boolean {
  const match = /(?:^|\s)(\p{Lu}\p{L}*\.?\s+)?(\p{Lu})\.\s*$/u.exec(before.slice(-tailLength));
  if (!match || match[2] === 'I' || !/^\p{Lu}/u.test(after)) return false;
  return match[1] !== undefined || /^\s*\p{Lu}\.\s*$/u.test(before.slice(-4));
}
