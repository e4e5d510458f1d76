import { brotliCompressSync, constants } from 'node:zlib';
import { fromColumns, toColumns } from '../../src/model/list-columns';
import { countFacets } from '../../src/model/listing/count-facets';
import { indexRows } from '../../src/model/listing/facet-index';
import { facetsFor } from '../../src/model/listing/facets';
import { prepareList, showListing } from '../../src/model/listing/listing';
import type { Chosen } from '../../src/model/listing/selection';
import { suggestionsFor } from '../../src/model/listing/suggestions';
import { isGloveType } from '../../src/model/product-types';
import type { ProductRow } from '../../src/model/product-row';

/** A measured figure and its limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'bytes';
  /** Highest value that will do; absent where none is set. */
  readonly limit?: number;
}

const rounds = 200;

/** Median of many runs, after some that are not counted, in milliseconds. */
function medianMs(run: () => unknown): number {
  const times = Array.from({ length: rounds + 20 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const counted = times.slice(20).sort((one, other) => one - other);
  return counted[rounds / 2] ?? 0;
}

/** Filters as visitors combine them; a weak one, which nearly all articles pass, is the slowest to count. */
const gloveSelections: Readonly<Record<string, Chosen>> = {
  'no filter (remembered)': {},
  'a weak filter': { abr: ['1'] },
  'one filter': { cut: ['C'] },
  'four filters': { cut: ['B'], abr: ['3'], size: ['9', '10'], 'imp.p': ['p'] },
};
const garmentSelections: Readonly<Record<string, Chosen>> = {
  'no filter (remembered)': {},
  'a weak filter': { size: ['M', 'L'] },
  'one filter': { hv: ['2'] },
  'four filters': { size: ['M', 'L'], gsm: ['200-249', '250-299'], 'hf.a1': ['a1'], 'xp.static': ['static'] },
};

/** Times of the listing engine over rows that are all gloves or all garments, and the size of the list. */
export function measureListing(rows: readonly ProductRow[]): readonly Figure[] {
  const index = indexRows(rows);
  const isGloves = rows.every(({ type }) => isGloveType(type));
  const columns = facetsFor(rows.map(({ type }) => type)).flatMap((facet) =>
    facet.columns.map(({ key }) => key),
  );
  const passes = Object.entries(isGloves ? gloveSelections : garmentSelections).map(
    ([name, chosen]): Figure => ({
      name: `count ${columns.length} columns, ${name}`,
      value: medianMs(() => countFacets(index, { chosen, columns })),
      unit: 'ms',
      limit: 5,
    }),
  );
  const list = prepareList(rows);
  const path = isGloves ? '/products/gloves' : '/products/garments';
  const columnsText = JSON.stringify(toColumns(rows));
  const start = performance.now();
  fromColumns(JSON.parse(columnsText) as ReturnType<typeof toColumns>);
  const decodeMs = performance.now() - start;
  return [
    ...passes,
    {
      name: 'whole listing of an address',
      value: medianMs(() => showListing(list, { path, search: 'size=9,L' })),
      unit: 'ms',
    },
    { name: 'suggestions for mg1o1', value: medianMs(() => suggestionsFor(rows, 'mg1o1')), unit: 'ms' },
    { name: 'decode the list once', value: decodeMs, unit: 'ms' },
    { name: 'list, Brotli', value: brotliBytes(columnsText), unit: 'bytes', limit: 256_000 },
  ];
}

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
