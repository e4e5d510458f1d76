import { readEn388 } from '../../../../articles/en388';
import { once } from '../../../../articles/once';
import type { ProductRow } from '../../../../articles/product-row';
import { sizeRange } from '../../../../articles/sizes';
import type { FacetIndex } from '../../answer/facet-index';
import type { Answer } from '../../answer/answer';
import { printAddress } from '../../ask/print-address';
import { isLevelSort, sortParts } from '../../answer/sort-keys';
import { columnWith } from '../../../../articles/facets/facets';
import type { ArticleTable, HeadKey, HeadSort, TableHead, TableRow } from './table-data';
import {
  columnsFor,
  columnStandard,
  markedStandards,
  placeColumns,
  type PlaceColumn,
  type TableColumn,
} from './table-columns';

const standardsOf = once(({ rows }: FacetIndex) => markedStandards(rows));

/** The table of a list. Its columns are those of the list without filters. */
export function articleTable(shown: Answer): ArticleTable {
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

function containingOf({ groups, page, rows }: Answer): Pick<ArticleTable, 'containing'> {
  const containing = Math.max(0, (groups?.containing ?? Infinity) + 1 - page.first);
  return containing < rows.length ? { containing } : {};
}

const placeHead = ({ name, sort }: PlaceColumn, sortBy: (key: HeadKey) => HeadSort): TableHead => ({
  key: sort,
  name,
  standard: 'EN 388',
  sort: sortBy(sort),
});

/** How heads sort: first as one reads, or the best first; chosen again, from the other end. */
function headSorts(index: FacetIndex, shown: Answer): (key: HeadKey) => HeadSort {
  const isOfOneType = new Set(index.rows.map(({ type }) => type)).size < 2;
  // In a list of one category, the order of the catalogue is that of the numbers.
  const { key: current, isReversed } = sortParts(
    shown.order === 'category' && isOfOneType ? 'article' : shown.order,
  );
  return (key) => {
    const isCurrent = key === current;
    const order = isCurrent && !isReversed ? (`-${key}` as const) : key;
    const address = printAddress(shown.path, { ...shown.asked, order, page: 1 });
    if (!isCurrent) return { key, address };
    return { key, address, current: isLevelSort(key) === isReversed ? 'ascending' : 'descending' };
  };
}

/** The columns that the list is filtered or sorted by. */
function askedColumns(columns: readonly TableColumn[], { base, order }: Answer): readonly TableColumn[] {
  const { key } = sortParts(order);
  const filtered = base.question.where.map(({ column }) => columnWith(column));
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
