/**
 * How many characters must be changed, added, left out or swapped with their neighbour (optimal string alignment).
 *
 * @param limit  a larger distance comes back as `limit + 1`
 */
export function osaDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1];
      let steps = (last[column - 1] ?? 0) + (isEqual ? 0 : 1);
      steps = Math.min(steps, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1);
      current.push(steps);
      least = Math.min(least, steps);
    }
    // A swap reaches back two rows, and costs one step there.
    if (least > limit && Math.min(...last) >= limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[to.length] ?? 0, limit + 1);
}

/** Characters that may be wrong in a word: few in a short one, where any other word is near. */
export function allowedMistakes({ length }: string): number {
  if (length < 4) return 0;
  return length <= 5 ? 1 : 2;
}
