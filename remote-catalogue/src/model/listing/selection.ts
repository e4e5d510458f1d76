import type { ColumnIndex, Pattern } from './column-index';
import type { AtLeastColumn } from '../../../articles/facets/facet-types';

/** Chosen values by key of the column, as in the address. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Which patterns of a column match the chosen values. Nothing matches a value that the list does not have. */
export function metPatterns(
  { column, choices, patterns }: ColumnIndex,
  values: readonly string[],
): Uint8Array {
  const isMet =
    column.kind === 'at-least'
      ? reaches(column, values[0] ?? '')
      : column.isEvery
        ? hasAllOf(choices, values)
        : hasOneOf(choices, values);
  return Uint8Array.from(patterns, (pattern) => Number(isMet(pattern)));
}

type IsMet = (pattern: Pattern) => boolean;

function hasOneOf(choices: ColumnIndex['choices'], values: readonly string[]): IsMet {
  return ({ places }) => places.some((place) => values.includes(choices[place]?.value ?? ''));
}

function hasAllOf(choices: ColumnIndex['choices'], values: readonly string[]): IsMet {
  return ({ places }) =>
    values.every((value) => places.some((place) => (choices[place]?.value ?? '') === value));
}

function reaches({ levels, tested }: AtLeastColumn, level: string): IsMet {
  const asked = level === tested ? 0 : levels.findIndex((choice) => choice.value === level) + 1;
  if (asked === 0 && level !== tested) return () => false;
  return ({ places, state }) => state === 'tested' && places.length >= asked;
}
