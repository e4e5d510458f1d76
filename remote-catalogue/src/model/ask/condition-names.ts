import { columnWith } from '../../../articles/facets/facets';
import type { FacetIndex } from '../answer/facet-index';
import type { Condition } from './question';

/** Name of a value as a visitor reads it; a value that nothing has is named as in the address. */
function valueName(index: FacetIndex, { column: key, value }: Condition): string {
  const column = columnWith(key);
  if (column?.kind === 'at-least') {
    const known = column.levels.find((choice) => choice.value === value)?.name;
    const name = known ?? (value === column.tested ? '0' : value);
    if (column.levels.length === 1) return value === column.tested ? 'tested' : name;
    return value === column.levels.at(-1)?.value ? name : `${name} or better`;
  }
  const known = column?.known?.find((choice) => choice.value === value);
  return (known ?? index.columnOf(key).choices.find((choice) => choice.value === value))?.name ?? value;
}

/** A condition as its chip names it: `Cuff: Knit wrist`. */
export const conditionLabel = (index: FacetIndex, condition: Condition): string =>
  `${columnWith(condition.column)?.label ?? condition.column}: ${valueName(index, condition)}`;

/** A label within a sentence: `cut (ISO)`, `EN 13795 performance`. */
export const nameInSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** A condition within a sentence: `size 9`, `cut (ISO) D or better`, `for touchscreens`. */
export function conditionPhrase(index: FacetIndex, condition: Condition): string {
  const name = valueName(index, condition);
  const isNameEnough = ['trait', 'cat', 'kind'].includes(condition.column);
  if (isNameEnough) return nameInSentence(name);
  return `${nameInSentence(columnWith(condition.column)?.label ?? condition.column)} ${name}`;
}
