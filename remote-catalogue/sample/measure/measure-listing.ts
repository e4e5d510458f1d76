import { brotliCompressSync, constants } from 'node:zlib';
import { fromColumns, toColumns } from '../../src/model/list-columns';
import { prepareList, showListing } from '../../src/model/listing/listing';
import { nearArticles } from '../../src/model/listing/suggestions';
import { isGloveType } from '../../src/model/product-types';
import type { ProductRow } from '../../src/model/product-row';
import { measurePasses } from './measure-passes';
import { medianMs } from './median-ms';

/** A measured figure and its limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'bytes';
  /** Highest value that will do; absent where none is set. */
  readonly limit?: number;
}

/** Times of the listing engine over rows that are all gloves or all garments, and the size of the list. */
export function measureListing(rows: readonly ProductRow[]): readonly Figure[] {
  const isGloves = rows.every(({ type }) => isGloveType(type));
  const passes = measurePasses(rows).map(({ name, valueMs }): Figure => ({
    name,
    value: valueMs,
    unit: 'ms',
    limit: 5,
  }));
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
    { name: 'suggestions for mg1o1', value: medianMs(() => nearArticles(rows, 'mg1o1')), unit: 'ms' },
    { name: 'decode the list once', value: decodeMs, unit: 'ms' },
    { name: 'list, Brotli', value: brotliBytes(columnsText), unit: 'bytes', limit: 256_000 },
  ];
}

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
