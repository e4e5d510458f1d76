/** Strength of a password against guessing. */
export type Strength = 'weak' | 'fair' | 'strong';

/** Bits at which a password is fair, and strong. */
const fairBits = 45;
const strongBits = 65;

/** Beginnings of the passwords that are tried first. */
const common = /passwor[dt]|pass|qwert[yz]|asdf|welcome|letmein|admin|iloveyou|dragon|monkey|master|login/g;

/** Sizes of the sets that characters come from. */
const sets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/**
 * An estimate, for a hint only. Length counts most; what is repeated, in a row as `1234`, common or part of the own
 * details counts as one character. @param known words that others know of the person: e-mail address, name
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const size = sets.reduce((sum, [set, count]) => (set.test(password) ? sum + count : sum), 0);
  const bits = countedCharacters(password, known) * Math.log2(Math.max(size, 2));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/** Characters that are not a consequence of the ones before. */
function countedCharacters(password: string, known: readonly string[]) {
  const lower = known
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length > 2)
    .reduce((text, word) => text.replaceAll(word, '\0'), password.toLowerCase().replace(common, '\0'));
  const codes = Array.from(lower, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}
