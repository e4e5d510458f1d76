/** Heading and title of a comparison. */
export function compareTitle(count: number): string {
  if (count === 0) return 'Compare articles';
  return count === 1 ? 'Compare 1 article' : `Compare ${count} articles`;
}
