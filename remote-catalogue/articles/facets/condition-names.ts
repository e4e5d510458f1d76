import { columnWith } from './facets';
import type { FacetIndex } from './facet-index';
import { aboveHighest, type Condition } from './conditions';

/** Name of a value as a visitor reads it; a value that nothing has is named as in the address. */
export function valueName(index: FacetIndex, { column: key, value }: Condition): string {
  const column = columnWith(key);
  if (column?.kind === 'at-least') {
    const known = column.levels.find((choice) => choice.value === value)?.name;
    const name = known ?? (value === column.tested ? '0' : value);
    if (column.levels.length === 1) return value === column.tested ? 'tested' : name;
    const isHighest = [column.levels.at(-1)?.value, aboveHighest(column)].includes(value);
    return isHighest ? name : `${name} or better`;
  }
  const known = column?.known?.find((choice) => choice.value === value);
  return (known ?? index.columnOf(key).choices.find((choice) => choice.value === value))?.name ?? value;
}

/** A condition as its chip names it: `Cuff: Knit wrist`. */
export const conditionLabel = (index: FacetIndex, condition: Condition): string =>
  `${columnWith(condition.column)?.label ?? condition.column}: ${valueName(index, condition)}`;
