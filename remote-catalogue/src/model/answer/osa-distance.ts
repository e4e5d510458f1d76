/**
 * How many characters must be changed, added, left out or swapped with their neighbour (optimal string alignment).
 *
 * @param limit  a larger distance comes back as `limit + 1`
 */
export function osaDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  const width = to.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({ length: width }, (_, column) => column);
  let current = new Uint16Array(width);
  for (let row = 1; row <= from.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column++) {
      const isEqual = from[row - 1] === to[column - 1];
      let steps = (last[column - 1] ?? 0) + (isEqual ? 0 : 1);
      steps = Math.min(steps, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = steps;
      least = Math.min(least, steps);
    }
    // A swap reaches back two rows and costs a step: one row above the limit does not end it, two do.
    if (least > limit + 1) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[to.length] ?? 0, limit + 1);
}

/** Characters that may be wrong in a word: few in a short one, where any other word is near. */
export function allowedMistakes({ length }: string): number {
  if (length < 4) return 0;
  return length <= 5 ? 1 : 2;
}
