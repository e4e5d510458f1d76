import { readEn388 } from '../../en388';
import { once } from '../../once';
import type { ProductRow } from '../../product-row';
import { sizeRange } from '../../sizes';
import type { FacetIndex } from '../facet-index';
import type { ShownListing } from '../listing';
import { addressWith } from '../print-state';
import { isLevelSort, sortParts, type LevelSort } from '../sort-keys';
import { valuesOf } from '../chosen-values';
import { columnWith } from '../facets';
import {
  columnsFor,
  columnStandard,
  markedStandards,
  placeColumns,
  type PlaceColumn,
  type TableColumn,
} from './table-columns';

/** The head of a column. */
export interface TableHead {
  /** Unique in the table. */
  readonly key: string;
  readonly name: string;
  /** `EN 407`. */
  readonly standard: string;
  readonly sort?: HeadSort;
}

/** Orders that a head gives. */
export type HeadKey = 'article' | 'title' | LevelSort;

/** The order that a head gives. */
export interface HeadSort {
  readonly key: HeadKey;
  /** Where the list is in that order. */
  readonly address: string;
  /** Of the list as it is; absent where it is in another order. */
  readonly current?: 'ascending' | 'descending';
}

/** What is printed in one place of EN 388. */
export interface PlaceCell {
  readonly character: string;
  /** What the character says: `3 of 4`. */
  readonly words: string;
  readonly isTested: boolean;
  readonly isCut: boolean;
}

/** One article. */
export interface TableRow {
  readonly articleNo: string;
  readonly title: string;
  /** Six; none where the article is not marked to EN 388. */
  readonly places: readonly PlaceCell[];
  /** In the order of the heads; empty where the article is not marked to the standard. */
  readonly cells: readonly string[];
  /** The markings in one line, for a table without room for the cells; beside the places, those that the list is about. */
  readonly markings: string;
  /** `7–11`. */
  readonly sizes: string;
}

/** A page of a list, one article a line. */
export interface ArticleTable {
  readonly number: HeadSort;
  readonly title: HeadSort;
  /** Heads of the six places of EN 388; none if no article of the list is marked to it. */
  readonly places: readonly TableHead[];
  readonly heads: readonly TableHead[];
  readonly rows: readonly TableRow[];
  /** How many of them contain the searched text; the others are related to it. Absent where all do. */
  readonly containing?: number;
}

const standardsOf = once(({ rows }: FacetIndex) => markedStandards(rows));

/** The table of a list. Its columns are those of the list without filters. */
export function articleTable(shown: ShownListing): ArticleTable {
  const { index } = shown;
  const standards = standardsOf(index);
  const columns = columnsFor(standards);
  const sortBy = headSorts(index, shown);
  const asked = askedColumns(columns, shown);
  const headOf = (column: TableColumn): TableHead => ({
    key: column.standard,
    name: column.name,
    standard: columnStandard(column),
    ...(column.sort && { sort: sortBy(column.sort) }),
  });
  return {
    number: sortBy('article'),
    title: sortBy('title'),
    places: standards.has('en388') ? placeColumns.map((place) => placeHead(place, sortBy)) : [],
    heads: columns.map(headOf),
    rows: shown.rows.map((row) => tableRow(row, columns, asked)),
    ...containingOf(shown),
  };
}

function containingOf({ firstRelated, page, rows }: ShownListing): Pick<ArticleTable, 'containing'> {
  const containing = Math.max(0, (firstRelated ?? Infinity) - page.first);
  return containing < rows.length ? { containing } : {};
}

const placeHead = ({ name, sort }: PlaceColumn, sortBy: (key: HeadKey) => HeadSort): TableHead => ({
  key: sort,
  name,
  standard: 'EN 388',
  sort: sortBy(sort),
});

/** How heads sort: first as one reads, or the best first; chosen again, from the other end. */
function headSorts(index: FacetIndex, shown: ShownListing): (key: HeadKey) => HeadSort {
  const isOfOneType = new Set(index.rows.map(({ type }) => type)).size < 2;
  // In a list of one category, the order of the catalogue is that of the numbers.
  const { key: current, isReversed } = sortParts(
    shown.sort === 'category' && isOfOneType ? 'article' : shown.sort,
  );
  return (key) => {
    const isCurrent = key === current;
    const address = addressWith(shown, { sort: isCurrent && !isReversed ? `-${key}` : key, page: 1 });
    if (!isCurrent) return { key, address };
    return { key, address, current: isLevelSort(key) === isReversed ? 'ascending' : 'descending' };
  };
}

/** The columns that the list is filtered or sorted by. */
function askedColumns(columns: readonly TableColumn[], { base, sort }: ShownListing): readonly TableColumn[] {
  const { key } = sortParts(sort);
  const filtered = valuesOf(base.state.chosen).map(({ column }) => columnWith(column));
  const standards = filtered.map((column) => (column?.kind === 'at-least' ? column.standard : undefined));
  return columns.filter((column) => column.sort === key || standards.includes(column.standard));
}

function tableRow(
  { articleNo, title, card, facts }: ProductRow,
  columns: readonly TableColumn[],
  asked: readonly TableColumn[],
): TableRow {
  const codes = facts?.codes ?? {};
  const askedMarkings = asked.flatMap((column) => {
    const code = codes[column.standard];
    return code === undefined ? [] : [`${columnStandard(column)} ${cellText(code)}`];
  });
  return {
    articleNo,
    title,
    places: codes.en388 ? readEn388(codes.en388) : [],
    cells: columns.map(({ standard }) => cellText(codes[standard])),
    markings: (codes.en388 ? askedMarkings : (card?.markings ?? [])).join(', '),
    sizes: facts ? sizeRange({ values: facts.sizes }) : '',
  };
}

/** A standard without levels has no code: it is met or not. */
const cellText = (code: string | undefined): string => (code === '' ? 'Yes' : (code ?? ''));
