import { distance } from 'fastest-levenshtein';

/** True if two letters of a word have changed places: `brake` is no mistyped `baker`. */
export function isReordered(one: string, other: string): boolean {
  const [first = 0, second = 0, ...more] = Array.from(one).flatMap((letter, at) =>
    letter === other[at] ? [] : [at],
  );
  const isSwapped = one[first] === other[second] && one[second] === other[first];
  return one.length === other.length && more.length === 0 && isSwapped;
}

/** How many characters of a text are wrong; two that have changed places count as one. */
export function mistakesIn(text: string, meant: string): number {
  const changes = distance(text, meant);
  return changes === 2 && isReordered(text, meant) ? 1 : changes;
}

const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Makes look-alike characters equal, so that `am1o1` is the same number as `AM101`. */
const foldedNumber = (articleNo: string): string =>
  articleNo.toUpperCase().replaceAll(/[OILSB]|[^A-Z0-9]/g, (character) => lookalikes[character] ?? '');

/**
 * The articles whose numbers come nearest, best first; the text may have spaces, hyphens and look-alike letters.
 *
 * @param options.mistakes characters in which a number may differ
 */
export function nearestNumbers<Row extends { readonly articleNo: string }>(
  rows: readonly Row[],
  articleNo: string,
  { count, mistakes = 2 }: { readonly count: number; readonly mistakes?: number },
): readonly Row[] {
  const asked = foldedNumber(articleNo);
  return rows
    .map((row) => ({ row, distance: mistakesIn(asked, foldedNumber(row.articleNo)) }))
    .filter(({ distance }) => distance <= mistakes)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ row }) => row);
}
