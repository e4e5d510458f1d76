import { editDistance } from './edit-distance';

const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Characters that are easily taken for each other become one, so that `mg1o1` is as near to `MG101` as can be. */
const folded = (articleNo: string): string =>
  articleNo
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[OILSB]/g, (letter) => lookalikes[letter] ?? letter);

/**
 * The articles whose numbers come nearest, best first; none that differs by more than two characters.
 *
 * @param count at most so many
 */
export function nearestNumbers<Row extends { readonly articleNo: string }>(
  rows: readonly Row[],
  articleNo: string,
  count: number,
): readonly Row[] {
  const asked = folded(articleNo);
  return rows
    .map((row) => ({ row, distance: editDistance(asked, folded(row.articleNo)) }))
    .filter(({ distance: changes }) => changes <= 2)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ row }) => row);
}
