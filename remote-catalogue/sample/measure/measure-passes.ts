import { countFacets } from '../../src/model/listing/count-facets';
import { indexRows } from '../../src/model/listing/facet-index';
import { facetsFor } from '../../src/model/listing/facets';
import type { Chosen } from '../../src/model/listing/selection';
import { isGloveType } from '../../src/model/product-types';
import type { ProductRow } from '../../src/model/product-row';
import { medianMs } from './median-ms';

/** How long one pass over a list takes. */
export interface MeasuredPass {
  /** `count 36 columns, one filter` */
  readonly name: string;
  /** Median, in milliseconds. */
  readonly valueMs: number;
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

/** Times of the facet pass over rows that are all gloves or all garments, for some selections. */
export function measurePasses(rows: readonly ProductRow[]): readonly MeasuredPass[] {
  const index = indexRows(rows);
  const isGloves = rows.every(({ type }) => isGloveType(type));
  const columns = facetsFor(
    rows.map(({ type }) => type),
    true,
  ).flatMap((facet) => facet.columns.map(({ key }) => key));
  return Object.entries(isGloves ? gloveSelections : garmentSelections).map(([name, chosen]) => ({
    name: `count ${columns.length} columns, ${name}`,
    valueMs: medianMs(() => countFacets(index, { chosen, columns })),
  }));
}
