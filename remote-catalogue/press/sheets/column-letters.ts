const letterCount = 26;

/** The letters of a column: 0 is A, 26 is AA. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % letterCount));
  return index < letterCount ? last : lettersOf(Math.floor(index / letterCount) - 1) + last;
}
