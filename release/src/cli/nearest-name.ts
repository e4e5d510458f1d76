/** Letters to change, insert or leave out to make one text of another. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** @returns ` Did you mean promote?`; `''` where no name is near */
export function didYouMean(typed: string, names: readonly string[], prefix = ''): string {
  const near = names
    .map((name) => ({ name, distance: editDistance(typed, name) }))
    .filter(({ name, distance }) => distance <= Math.floor(name.length / 2));
  const [nearest] = near.sort((one, other) => one.distance - other.distance);
  return nearest ? ` Did you mean ${prefix}${nearest.name}?` : '';
}
