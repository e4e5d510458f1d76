const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Characters that are easily taken for each other become one, so that `mg1o1` is as near to `MG101` as can be. */
const folded = (articleNo: string): string =>
  articleNo
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[OILSB]/g, (letter) => lookalikes[letter] ?? letter);

/** How many characters must be changed, added, left out or swapped with their neighbour. */
function distance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
        ...(isSwapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}

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
    .map((row) => ({ row, distance: distance(asked, folded(row.articleNo)) }))
    .filter(({ distance: changes }) => changes <= 2)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ row }) => row);
}
