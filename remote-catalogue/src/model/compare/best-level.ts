import type { PlaceForm } from '../standards/marking-forms';
import type { ComparedCell, LevelCell } from './compared-row';

const isTestedLevel = (cell: ComparedCell): cell is LevelCell => cell.kind === 'level' && cell.isTested;

/**
 * Marks the best levels of one place: only where at least two articles were tested and differ, and only where a higher
 * level is a better one.
 *
 * @param isSameTest whether all levels were measured alike
 */
export function withBest(
  cells: readonly ComparedCell[],
  { isRanked = true }: PlaceForm,
  isSameTest: boolean,
): readonly ComparedCell[] {
  const levels = cells.filter(isTestedLevel).map(({ level }) => level);
  const best = Math.max(...levels);
  const differ = levels.some((level) => level < best);
  if (!isRanked || !isSameTest || !differ) return cells;
  return cells.map((cell) => (isTestedLevel(cell) && cell.level === best ? { ...cell, isBest: true } : cell));
}
