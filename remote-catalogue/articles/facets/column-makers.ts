import type { ProductRow, RowFacts } from '../product-row';
import { readMarking } from '../standards/read-marking';
import type { RatedStandard } from '../standards/standard-names';
import type {
  AtLeastColumn,
  Choice,
  ChoiceColumn,
  Facet,
  FacetColumn,
  Family,
  StatedLevel,
} from './facet-types';

/** What a column is called and whom it is about. */
type ColumnName = Pick<FacetColumn, 'key' | 'label' | 'family' | 'isRare'>;

/** A facet of one property. */
export const facetOf = (column: FacetColumn): Facet => ({
  key: column.key,
  label: column.label,
  columns: [column],
});

/** A text of the facts as a value; none where it is empty. */
export const factChoice = (name: ColumnName, read: (facts: RowFacts) => string): ChoiceColumn => ({
  ...name,
  kind: 'choice',
  read: ({ facts }) => {
    const text = facts ? read(facts) : '';
    return text ? [text] : [];
  },
});

/** Values that are all known beforehand. */
export const closedChoice = (
  name: ColumnName,
  known: readonly Choice[],
  read: (row: ProductRow) => readonly string[],
): ChoiceColumn => ({ ...name, kind: 'choice', known, isClosed: true, read });

/** Values that a marking states and that have no order. */
export const statedChoice = (
  name: ColumnName & Pick<ChoiceColumn, 'isEvery'>,
  { standard, known, statedIn }: Required<Pick<ChoiceColumn, 'standard' | 'known' | 'statedIn'>>,
): ChoiceColumn => ({
  ...name,
  kind: 'choice',
  known,
  isClosed: true,
  standard,
  statedIn,
  read: ({ facts }) => {
    const code = facts?.codes[standard];
    return code === undefined ? [] : statedIn(code);
  },
});

/** A standard, and a place of its marking by its `key`. */
type Place = readonly [standard: RatedStandard, place: string];

/** A maker of columns for the levels of places, all about the same articles. */
export const levelsFor =
  (family: Family, isRare?: true) =>
  (
    [key, label]: readonly [key: string, label: string],
    [standard, place]: Place,
    levels: Pick<AtLeastColumn, 'levels' | 'tested'>,
  ): AtLeastColumn => ({
    key,
    label,
    family,
    ...(isRare && { isRare }),
    kind: 'at-least',
    standard,
    place,
    ...levels,
    levelOf: (code) => statedLevel(standard, code, place),
  });

/** The level that a place of a code states; 0 for tested and below level 1. */
export function statedLevel(standard: RatedStandard, code: string, key: string): StatedLevel {
  const place = readMarking(standard, code).find((read) => read.key === key);
  return place?.state === 'level' || place?.state === 'zero' ? place.level : 'untested';
}

/** The one level of a property that is stated or not. */
export const yes = (value: string) => ({ levels: [{ value, name: 'Yes' }] });

/**
 * The figures 1 to `highest` as values.
 *
 * @param prefix stands before the figure in the address, where a facet has several columns
 */
export const figures = (highest: number, prefix = ''): readonly Choice[] =>
  Array.from({ length: highest }, (_, index) => ({ value: `${prefix}${index + 1}`, name: `${index + 1}` }));

/** Values that are named as in the address. */
export const named = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, name: value }));

/** Levels from 0 on, as `figures`. */
export const fromZero = (highest: number, prefix = '') => ({
  levels: figures(highest, prefix),
  tested: `${prefix}0`,
});
