const letterCount = 26;

/** The letters of a column: 0 is A, 26 is AA. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % letterCount));
  return index < letterCount ? last : lettersOf(Math.floor(index / letterCount) - 1) + last;
}

/** The place of a column: A is 0, AA is 26. */
export const indexOfLetters = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce(
    (index, letter) => (index + 1) * letterCount + letter.charCodeAt(0) - 'A'.charCodeAt(0),
    -1,
  );
