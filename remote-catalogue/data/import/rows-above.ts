import { isFilled, type SheetRow } from '../sheets/sheet-row';
import type { SheetColumn } from './find-columns';
import { problemAt, shownCell, type SheetProblem } from './sheet-problem';

/** A note above the headings has fewer values than this in the columns that are read. */
const fewestOfArticle = 3;

/**
 * Rows above the headings are titles and notes, and are not read. One that is filled like an article is an error: sorting
 * a sheet can move the headings down.
 */
export const problemsAbove = (
  above: readonly SheetRow[],
  columns: readonly SheetColumn[],
): readonly SheetProblem[] => {
  const places = columns.flatMap(({ index }) => (index === undefined ? [] : [index]));
  const fewest = Math.max(fewestOfArticle, Math.min(places.length / 2, 6));
  return above.flatMap(({ row, cells }) => {
    const filled = [...new Set(places)].filter((place) => isFilled(cells[place]));
    if (filled.length < fewest) return [];
    const message = 'is filled like an article and stands above the headings; move the headings to the top';
    return [problemAt(row, message, { value: shownCell(cells[filled[0] ?? 0] ?? null), rule: 'ABOVE' })];
  });
};
