import type { Facet, FacetColumn } from '../../../articles/facets/facet-types';
import { facetColumns } from '../../../articles/facets/facets';
import type { Chosen } from './selection';
import { valueSlug } from '../../../articles/facets/value-slug';

/** A value of a column. */
export interface ColumnValue {
  /** Key of the column. */
  readonly column: string;
  readonly value: string;
}

/** The value that a part of an address names within a facet, whatever its case; `undefined` for none. */
export function valueIn(facet: Facet, text: string): ColumnValue | undefined {
  for (const column of facet.columns) {
    const value = column.kind === 'choice' ? knownValue(column, text) : levelValue(column, text);
    if (value !== undefined) return { column: column.key, value };
  }
  const open = facet.columns.find((column) => column.kind === 'choice' && !column.isClosed);
  const slug = valueSlug(text);
  return open && slug !== '' && slug === text.toLowerCase() ? { column: open.key, value: slug } : undefined;
}

function knownValue(column: FacetColumn & { readonly kind: 'choice' }, text: string): string | undefined {
  const lower = text.toLowerCase();
  return column.known?.find(({ value }) => value.toLowerCase() === lower)?.value;
}

function levelValue(column: FacetColumn & { readonly kind: 'at-least' }, text: string): string | undefined {
  const lower = text.toLowerCase();
  const values = [...column.levels.map(({ value }) => value), ...(column.tested ? [column.tested] : [])];
  return values.find((known) => known.toLowerCase() === lower);
}

/** Puts values into the one order there is: columns and values as in the filters, each once, one level a column. */
export function chosenOf(values: readonly ColumnValue[]): Chosen {
  const entries = facetColumns.flatMap((column) => {
    const own = values.flatMap(({ column: key, value }) => (key === column.key ? [value] : []));
    return own.length > 0 ? [[column.key, normal(column, own)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Of several levels, the last one holds: it was chosen last. */
function normal(column: FacetColumn, values: readonly string[]): readonly string[] {
  if (column.kind === 'at-least') return values.slice(-1);
  const known = column.known?.map(({ value }) => value) ?? [];
  const first = known.filter((value) => values.includes(value));
  const others = [...new Set(values)].filter((value) => !known.includes(value));
  return [...first, ...others.sort()];
}

/** Every chosen value, in the order of the filters. */
export const valuesOf = (chosen: Chosen): readonly ColumnValue[] =>
  facetColumns.flatMap(({ key }) => (chosen[key] ?? []).map((value) => ({ column: key, value })));
