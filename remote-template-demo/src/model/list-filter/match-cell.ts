import type { FilterType } from './filter-types';

/** A cell of a list: one value or several. Dates are ISO 8601 texts. */
export type Cell = string | number | null | readonly (string | number)[];

/**
 * True if a cell passes a filter. Upper and lower case are the same, and so are the forms that Unicode (NFKC) calls
 * compatible. An empty text lets every cell pass, and every filter lets an empty cell pass. A list of values passes if
 * one of them does.
 */
export function matchCell(type: FilterType, cell: Cell, text: string): boolean {
  const wanted = comparable(text);
  const values = [cell ?? ''].flat().map((value) => comparable(String(value)));
  return (
    wanted === '' ||
    values.length === 0 ||
    values.some((value) => value === '' || comparisons[type](value, wanted))
  );
}

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const comparisons: Readonly<Record<FilterType, (value: string, wanted: string) => boolean>> = {
  contains: (value, wanted) => value.includes(wanted),
  'starts-with': (value, wanted) => value.startsWith(wanted),
  'ends-with': (value, wanted) => value.endsWith(wanted),
  matches: (value, wanted) => value === wanted,
  'greater-than': (value, wanted) => difference(value, wanted) > 0,
  'less-than': (value, wanted) => difference(value, wanted) < 0,
};

/** Above 0 if the first is greater: as numbers if both are numbers, otherwise in the order of a dictionary. */
function difference(value: string, wanted: string): number {
  const byNumber = numberOf(value) - numberOf(wanted);
  return Number.isNaN(byNumber) ? byText.compare(value, wanted) : byNumber;
}

/** Commas and spaces group digits. */
const numberOf = (text: string) => Number(text.replace(/[, ]/g, ''));

/** Digits within a text count as numbers: “size 9” stands before “size 10”. */
const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });
