import type { FilterType } from './filter-types';

/** A cell of a list: one value or several. Dates are ISO 8601 texts. */
export type Cell = string | number | boolean | null | undefined | readonly Cell[];

/**
 * True if a cell passes a filter. Upper and lower case are the same, and so are the forms that Unicode (NFKC) calls
 * compatible. An empty text lets every cell pass, and every filter lets an empty cell pass. A list of values passes if
 * one of them does.
 */
export function matchCell(type: FilterType, cell: Cell, text: string): boolean {
  const wanted = comparable(text);
  return wanted === '' || matchesWanted(type, cell, wanted);
}

function matchesWanted(type: FilterType, cell: Cell, wanted: string): boolean {
  if (isList(cell)) return cell.length === 0 || cell.some((value) => matchesWanted(type, value, wanted));
  if (cell === null || cell === undefined || Number.isNaN(cell)) return true;
  const value = comparable(String(cell));
  return value === '' || comparisons[type](value, wanted);
}

const isList = (cell: Cell): cell is readonly Cell[] => Array.isArray(cell);

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const comparisons: Readonly<Record<FilterType, (value: string, wanted: string) => boolean>> = {
  contains: (value, wanted) => value.includes(wanted),
  'starts-with': (value, wanted) => value.startsWith(wanted),
  'ends-with': (value, wanted) => value.endsWith(wanted),
  matches: (value, wanted) => value === wanted,
  'greater-than': (value, wanted) => difference(value, wanted) > 0,
  'less-than': (value, wanted) => difference(value, wanted) < 0,
};

/** Above 0 if the first is greater: as numbers if both are plain numbers, otherwise in the order of a dictionary. */
function difference(value: string, wanted: string): number {
  const [number, wantedNumber] = [plainNumber(value), plainNumber(wanted)];
  return number === undefined || wantedNumber === undefined
    ? byText.compare(value, wanted)
    : number - wantedNumber;
}

/** Digits within a text count as numbers: “size 9” stands before “size 10”. */
const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' });

/** A sign, digits that commas or spaces may group by thousands, and one decimal point. */
const numberForm = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(?:\.\d+)?$/;

const plainNumber = (text: string): number | undefined =>
  /\d/.test(text) && numberForm.test(text) ? Number(text.replace(/[, ]/g, '')) : undefined;
