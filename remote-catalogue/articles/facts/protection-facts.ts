import { uncapitalised } from '../capitals';
import { en388PlaceNames } from '../en388';
import type { Product } from '../product';
import { isGloveType } from '../product-types';
import type { MarkingForm, PlaceForm } from '../standards/marking-form';
import { markingForms } from '../standards/marking-forms';
import { readMarking } from '../standards/read-marking';
import {
  codeText,
  isGloveStandard,
  ratedStandards,
  standardNames,
  type RatedStandard,
} from '../standards/standard-names';
import { placeText } from '../standards/standard-texts';
import { levelCell } from './level-cell';
import { textCell, type LevelCell, type MatrixCell, type MatrixFact } from './matrix';

/** Markings of some articles, standard by standard and place by place. */
export const protectionFacts = (products: readonly Product[]): readonly MatrixFact[] =>
  ratedStandards.flatMap((standard) => standardFacts(standard, products));

function standardFacts(standard: RatedStandard, products: readonly Product[]): readonly MatrixFact[] {
  const { label } = standardNames[standard];
  const ratings = products.map(({ ext }) => ext?.ratings?.[standard]);
  const cells = (read: (code: string) => MatrixCell) =>
    products.map(({ type }, index): MatrixCell => {
      const rating = ratings[index];
      if (rating) return read(rating.code);
      return { kind: isGloveStandard(standard) === isGloveType(type) ? 'not-stated' : 'does-not-apply' };
    });
  // Another edition is another test.
  const isSameTest = new Set(ratings.flatMap((rating) => rating?.edition ?? [])).size === 1;
  const { places }: MarkingForm = markingForms[standard];
  // Then the code repeats what its only place says.
  const isSingle = places.length === 1;
  const facts = places.map((place, index): MatrixFact => {
    const name = placeName(standard, index, place);
    const levels = cells((code) => placeCell(standard, code, index));
    return {
      ...(isSingle ? { name: `${label} ${uncapitalised(name)}` } : { name, standard: label }),
      cells: isSameTest ? withBest(levels, place) : levels,
    };
  });
  return isSingle
    ? facts
    : [{ name: `${label} marking`, cells: cells((code) => textCell(codeText(standard, code))) }, ...facts];
}

const placeName = (standard: RatedStandard, index: number, { key }: PlaceForm): string =>
  (standard === 'en388' ? en388PlaceNames[index] : placeText(standard, key)?.label) ?? key;

function placeCell(standard: RatedStandard, code: string, index: number): MatrixCell {
  const place = readMarking(standard, code)[index];
  return place && place.state !== 'unstated' ? levelCell(standard, place) : { kind: 'not-stated' };
}

const isTestedLevel = (cell: MatrixCell): cell is LevelCell => cell.kind === 'level' && cell.isTested;

/** Marks the best levels of one place: only where a higher level is a better one, and another article has a lower one. */
function withBest(cells: readonly MatrixCell[], { isRanked = true }: PlaceForm): readonly MatrixCell[] {
  const levels = cells.filter(isTestedLevel).map(({ level }) => level);
  const best = Math.max(...levels);
  if (!isRanked || levels.every((level) => level === best)) return cells;
  return cells.map((cell) =>
    isTestedLevel(cell) && cell.level === best ? { ...cell, isMarked: true } : cell,
  );
}
