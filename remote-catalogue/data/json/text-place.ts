/** A place as an editor counts it: lines and columns begin with 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** @param start characters in front of the place */
export function textPlace(text: string, start: number): TextPlace {
  const starts = lineStartsOf(text);
  const line = lineAt(starts, start);
  return { line: line + 1, column: start - (starts[line] ?? 0) + 1 };
}

let last: { readonly text: string; readonly starts: readonly number[] } | undefined;

/** Where the lines of a text begin. The last text is remembered: a large file can have thousands of problems. */
function lineStartsOf(text: string): readonly number[] {
  if (last?.text !== text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    last = { text, starts };
  }
  return last.starts;
}

/** The last line that begins at or before a place, counted from 0. */
function lineAt(starts: readonly number[], start: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  return low;
}
