/** An article that has a word. */
export interface Posting {
  /** Place of the article in the list. */
  readonly place: number;
  /** Place of the weightiest field that has the word in `searchFields`. */
  readonly field: number;
}

/**
 * Characters of a packed list: `#` to `/` begin the articles of a field, all others are digits of a distance to the
 * article before. None of them must be escaped in JSON.
 */
const firstField = 35;
const firstDigit = 48;
const backslash = 92;
/** Half of the digits end a number, the others say that more follows. */
const base = 39;

const digitOf = (value: number): string => {
  const code = firstDigit + value;
  return String.fromCharCode(code < backslash ? code : code + 1);
};

/** Writes a number, its lowest digit first. */
function packNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= base) {
    text += digitOf(base + (rest % base));
    rest = Math.floor(rest / base);
  }
  return text + digitOf(rest);
}

/** The articles of a word as a short text. */
export function packPostings(postings: readonly Posting[]): string {
  let packed = '';
  for (const field of new Set(postings.map((posting) => posting.field).sort((one, other) => one - other))) {
    packed += String.fromCharCode(firstField + field);
    let before = -1;
    for (const posting of postings) {
      if (posting.field !== field) continue;
      packed += packNumber(posting.place - before - 1);
      before = posting.place;
    }
  }
  return packed;
}

/** Matches a packed list that has one of these fields. */
export const packedFields = (fields: readonly number[]): RegExp =>
  new RegExp(`[${fields.map((field) => `\\x${(firstField + field).toString(16)}`).join('')}]`);

/** Reads what `packPostings` wrote. */
export function eachPosting(packed: string, take: (place: number, field: number) => void): void {
  let [field, place, value, weight] = [0, -1, 0, 1];
  for (let index = 0; index < packed.length; index++) {
    const code = packed.charCodeAt(index);
    if (code < firstDigit) {
      [field, place] = [code - firstField, -1];
      continue;
    }
    const digit = code - firstDigit - Number(code > backslash);
    value += (digit % base) * weight;
    if (digit >= base) {
      weight *= base;
      continue;
    }
    place += value + 1;
    [value, weight] = [0, 1];
    take(place, field);
  }
}
