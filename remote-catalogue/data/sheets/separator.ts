const separators = [',', ';', '\t'] as const;

/** Headings stand in one of the first lines. */
const searchedLines = 50;

/**
 * What separates the cells of a CSV text: comma, semicolon or tab. It is the one that sets most headings apart in one
 * line, because texts and decimal numbers are full of commas that separate nothing; without headings, the one that
 * stands most often in the first line.
 */
export function separatorOf(text: string, headings: readonly string[]): string {
  const lines = text.split(/\r\n|\n|\r/, searchedLines);
  const wanted = new Set(headings.map(plain));
  const headingCount = (separator: string) =>
    Math.max(...lines.map((line) => line.split(separator).filter((cell) => wanted.has(plain(cell))).length));
  const columnCount = (separator: string) => lines.find((line) => line.trim())?.split(separator).length ?? 0;
  return best(separators, wanted.size > 0 ? headingCount : columnCount);
}

const plain = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();

const best = (candidates: readonly string[], score: (candidate: string) => number): string =>
  candidates.reduce((leader, candidate) => (score(candidate) > score(leader) ? candidate : leader));
