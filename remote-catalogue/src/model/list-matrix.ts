import { en388PlaceNames, readEn388 } from '../../articles/en388';
import { columnWith } from '../../articles/facets/facets';
import { once } from '../../articles/once';
import type { ProductRow } from '../../articles/product-row';
import { markingText } from '../../articles/ratings';
import { sizeRange } from '../../articles/sizes';
import { codeText, standardNames, type RatedStandard } from '../../articles/standards/standard-names';
import type { Answer } from './answer/answer';
import type { FacetIndex } from '../../articles/facets/facet-index';
import { isLevelSort, sortParts, type LevelSort } from '../../articles/facets/sort-keys';
import { printAddress } from './ask/print-address';
import { levelCell } from '../../articles/facts/level-cell';
import {
  textCell,
  type HeadKey,
  type HeadSort,
  type Matrix,
  type MatrixArticle,
  type MatrixCell,
} from '../../articles/facts/matrix';

/** Page of a list, one article a line. */
export interface ListMatrix extends Matrix {
  readonly number: HeadSort;
  readonly title: HeadSort;
}

/** Column of a further standard, with the order that its head gives; without one where its codes have no order. */
type CodeColumn = readonly [standard: RatedStandard, name: string, sort?: LevelSort];

/** Orders of the six places of EN 388. */
const placeSorts = ['abr', 'coup', 'tear', 'punc', 'cut', 'imp'] as const;

/** The columns beside EN 388, in their order. */
const codeColumns: readonly CodeColumn[] = [
  ['ansi105', 'Cut', 'ansi'],
  ['ansi138', 'Impact', 'ansi138'],
  ['en407', 'Heat', 'heat'],
  ['en511', 'Cold', 'cold'],
  ['en12477', 'Welding'],
  ['en374', 'Chemicals', 'chem'],
  ['en374_5', 'Micro-organisms'],
  ['iso11612', 'Heat and flame', 'hf'],
  ['iso11611', 'Welding', 'weld'],
  ['iec61482', 'Electric arc', 'arc'],
  ['iso20471', 'Visibility', 'hv'],
  ['en1149_5', 'Static'],
  ['en13034', 'Splashes', 'splash'],
  ['en13795', 'Barrier', 'gown'],
  ['pb70', 'Barrier', 'barrier'],
];

const standardsOf = once(
  ({ rows }: FacetIndex) => new Set(rows.flatMap(({ facts }) => Object.keys(facts?.codes ?? {}))),
);

/** Matrix of a list. Its facts are those of the list without filters. */
export function listMatrix(shown: Answer): ListMatrix {
  const { index, rows } = shown;
  const standards = standardsOf(index);
  const columns = codeColumns.filter(([standard]) => standards.has(standard));
  const sortBy = headSorts(index, shown);
  const asked = askedStandards(columns, shown);
  const places = standards.has('en388') ? placeSorts : [];
  return {
    number: sortBy('article'),
    title: sortBy('title'),
    articles: rows.map((row) => {
      const evidence = shown.found?.onCard(row);
      return { ...listedArticle(row, asked), ...(evidence && { evidence }) };
    }),
    groups: [
      {
        name: 'Places',
        facts: places.map((sort, place) => ({
          name: en388PlaceNames[place] ?? '',
          standard: 'EN 388',
          sort: sortBy(sort),
          cells: rows.map((row) => placeCell(row.facts?.codes.en388, place)),
        })),
      },
      {
        name: 'Codes',
        facts: columns.map(([standard, name, sort]) => ({
          name,
          standard: shortName(standard),
          ...(sort && { sort: sortBy(sort) }),
          cells: rows.map((row) => textCell(shortMarking(standard, row.facts?.codes[standard]))),
        })),
      },
      { name: 'Sizes', facts: [{ name: 'Sizes', cells: rows.map(sizesCell) }] },
    ],
  };
}

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

/** The standards that the list is filtered or sorted by. */
function askedStandards(columns: readonly CodeColumn[], { asked, order }: Answer): readonly RatedStandard[] {
  const { key } = sortParts(order);
  const filtered = asked.where.map(({ column }) => columnWith(column));
  const standards = filtered.map((column) => (column?.kind === 'at-least' ? column.standard : undefined));
  return columns.flatMap(([standard, , by]) =>
    by === key || standards.includes(standard) ? [standard] : [],
  );
}

function listedArticle(
  { articleNo, title, card, facts }: ProductRow,
  asked: readonly RatedStandard[],
): MatrixArticle {
  const codes = facts?.codes ?? {};
  const askedMarkings = asked.flatMap((standard) => {
    const code = codes[standard];
    return code === undefined ? [] : [markingText(standard, { code })];
  });
  return { articleNo, title, markings: (codes.en388 ? askedMarkings : (card?.markings ?? [])).join(', ') };
}

function placeCell(code: string | undefined, index: number): MatrixCell {
  const place = code ? readEn388(code)[index] : undefined;
  return place ? { ...levelCell('en388', place), isMarked: place.isCut && place.isTested } : textCell('');
}

const sizesCell = ({ facts }: ProductRow): MatrixCell =>
  textCell(facts && sizeRange({ values: facts.sizes }));

/** As the head of a column names a standard: `ANSI 105`. */
const shortName = (standard: RatedStandard): string =>
  standardNames[standard].label.replace(/\/(ISEA|AAMI)/, '');

/** The code below a head that names its standard. A standard without levels has no code: it is met or not. */
const shortMarking = (standard: RatedStandard, code: string | undefined): string | undefined =>
  code === '' ? 'Yes' : code && codeText(standard, code);
