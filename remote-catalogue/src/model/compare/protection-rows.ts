import { readEn388 } from '../../../articles/en388';
import type { Product } from '../../../articles/product';
import { isGloveType } from '../../../articles/product-types';
import type { Rating } from '../../../articles/ratings';
import { levelWords } from '../../../articles/standards/level-words';
import type { MarkingForm, PlaceForm } from '../../../articles/standards/marking-form';
import { markingForms } from '../../../articles/standards/marking-forms';
import { readMarking } from '../../../articles/standards/read-marking';
import type { MarkingPlace } from '../../../articles/standards/read-places';
import { isGloveStandard } from '../../../articles/standards/standard-families';
import {
  ratedStandards,
  standardNames,
  type RatedStandard,
} from '../../../articles/standards/standard-names';
import { placeText } from '../../../articles/standards/standard-texts';
import { rowOf, type ComparedCell, type ComparedRow, type LevelCell } from './compared-row';

/** The markings of some articles, standard by standard and place by place. */
export const protectionRows = (products: readonly Product[]): readonly ComparedRow[] =>
  ratedStandards.flatMap((standard) => {
    const isStated = products.some(({ ext }) => ext?.ratings?.[standard]);
    return isStated ? standardRows(standard, products) : [];
  });

function standardRows(standard: RatedStandard, products: readonly Product[]): readonly ComparedRow[] {
  const { label } = standardNames[standard];
  const cells = (read: (rating: Rating) => ComparedCell) =>
    products.map((product): ComparedCell => {
      const rating = product.ext?.ratings?.[standard];
      return rating ? read(rating) : absentCell(standard, product);
    });
  const { places }: MarkingForm = markingForms[standard];
  const placeRows = places.flatMap((place, index) => {
    const levels = cells(({ code }) => placeCell(standard, code, index));
    return rowOf(rowName(standard, index), withBest(levels, place, hasOneEdition(standard, products)));
  });
  if (isSinglePlace(standard)) return placeRows;
  return [
    ...rowOf(
      { name: `${label} marking` },
      cells(({ code }) => ({ kind: 'text', text: code })),
    ),
    ...placeRows,
  ];
}

const absentCell = (standard: RatedStandard, { type }: Product): ComparedCell => ({
  kind: isGloveStandard(standard) === isGloveType(type) ? 'not-stated' : 'does-not-apply',
});

/** Another edition is another test. */
const hasOneEdition = (standard: RatedStandard, products: readonly Product[]): boolean =>
  new Set(products.flatMap(({ ext }) => ext?.ratings?.[standard]?.edition ?? [])).size === 1;

/** If so, the code repeats what its only place says. */
const isSinglePlace = (standard: RatedStandard): boolean => markingForms[standard].places.length === 1;

function rowName(standard: RatedStandard, index: number): Pick<ComparedRow, 'name' | 'standard'> {
  const { label } = standardNames[standard];
  const name = placeName(standard, index);
  if (!isSinglePlace(standard)) return { name, standard: label };
  return { name: `${label} ${name.charAt(0).toLowerCase()}${name.slice(1)}` };
}

function placeName(standard: RatedStandard, index: number): string {
  if (standard === 'en388') return readEn388('')[index]?.name ?? '';
  const key = markingForms[standard].places[index]?.key ?? '';
  return placeText(standard, key)?.label ?? key;
}

function placeCell(standard: RatedStandard, code: string, index: number): ComparedCell {
  const place = readMarking(standard, code)[index];
  return place && place.state !== 'unstated' ? levelCell(standard, place) : { kind: 'not-stated' };
}

function levelCell(standard: RatedStandard, place: MarkingPlace): LevelCell {
  const { character, state, level, levels } = place;
  const words = levelWords(standard, place).replace(/^level /, '');
  return {
    kind: 'level',
    printed: character,
    words,
    isTested: state !== 'untested',
    level,
    steps: words === '' ? 0 : levels,
    isBest: false,
  };
}

const isTestedLevel = (cell: ComparedCell): cell is LevelCell => cell.kind === 'level' && cell.isTested;

/**
 * Marks the best levels of one place: only where at least two articles were tested and differ, and only where a higher
 * level is a better one.
 *
 * @param isSameTest whether all levels were measured alike
 */
function withBest(
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
