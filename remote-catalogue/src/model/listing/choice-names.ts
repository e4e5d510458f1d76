import type { ColumnValue } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { columnWith } from '../../../articles/facets/facets';

/** Name of a value as a visitor reads it; a value that nothing has is named as in the address. */
export function choiceName(index: FacetIndex, { column: key, value }: ColumnValue): string {
  const column = columnWith(key);
  if (column?.kind === 'at-least') {
    const name = column.levels.find((choice) => choice.value === value)?.name ?? '0';
    if (column.levels.length === 1) return value === column.tested ? 'tested' : name;
    return `${name} or better`;
  }
  const known = column?.known?.find((choice) => choice.value === value);
  return (known ?? index.columnOf(key).choices.find((choice) => choice.value === value))?.name ?? value;
}

/** A filter as its button names it: `Cuff: Knit wrist`. */
export function filterLabel(index: FacetIndex, value: ColumnValue): string {
  const { label } = columnWith(value.column) ?? { label: value.column };
  return `${label}: ${choiceName(index, value)}`;
}
