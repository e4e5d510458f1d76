import type { AtLeastColumn, Facet, FacetColumn } from './facet-types';
import { columnWith, facetColumns } from './facets';
import { valueSlug } from './value-slug';

/** A value that articles must have, as a filter asks for it. */
export interface Condition {
  /** Key of a facet column. */
  readonly column: string;
  readonly value: string;
}

/** The condition that a part of an address names within a facet, whatever its case; `undefined` for none. */
export function conditionIn(facet: Facet, text: string): Condition | undefined {
  const lower = text.toLowerCase();
  for (const column of facet.columns) {
    const value = namedValues(column).find((known) => known.toLowerCase() === lower);
    if (value !== undefined) return { column: column.key, value };
  }
  const open = facet.columns.find((column) => column.kind === 'choice' && !column.isClosed);
  const slug = valueSlug(text);
  return open && slug !== '' && slug === lower ? { column: open.key, value: slug } : undefined;
}

function namedValues(column: FacetColumn): readonly string[] {
  const choices = column.kind === 'choice' ? (column.known ?? []) : column.levels;
  const values = choices.map(({ value }) => value);
  if (column.kind !== 'at-least') return values;
  return [...values, ...(column.tested ? [column.tested] : []), aboveHighest(column)];
}

/** The value of what is better than the highest level: `above F`. Nothing reaches it. */
export const aboveHighest = ({ levels }: Pick<AtLeastColumn, 'levels'>): string =>
  `above ${levels.at(-1)?.name}`;

/** Conditions in the one order there is: as in the filters, each once; of several levels of a column the last one. */
export const inOrder = (conditions: readonly Condition[]): readonly Condition[] =>
  facetColumns.flatMap((column) =>
    normal(column, valuesOf(conditions, column.key)).map((value) => ({ column: column.key, value })),
  );

function normal(column: FacetColumn, values: readonly string[]): readonly string[] {
  if (values.length < 2) return values;
  if (column.kind === 'at-least') return values.slice(-1);
  const first = (column.known ?? []).map(({ value }) => value).filter((value) => values.includes(value));
  return [...first, ...[...new Set(values)].filter((value) => !first.includes(value)).sort()];
}

/** The values that some conditions ask for in a column. */
export const valuesOf = (where: readonly Condition[], key: string): readonly string[] =>
  where.flatMap(({ column, value }) => (column === key ? [value] : []));

/** The place of a level among those of its column, from 1 on; 0 for tested with any result. */
export const levelOf = ({ column: key, value }: Condition): number => {
  const column = columnWith(key);
  return column?.kind === 'at-least' ? column.levels.findIndex((level) => level.value === value) + 1 : 0;
};
