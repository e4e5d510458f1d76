import type { ColumnBits } from './column-bits';
import type { AtLeastColumn } from './facet-types';

/** Chosen values by key of the column, as in the address; a level may have `=` before it: exactly this one. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

const exactSign = '=';

/** Whether exactly the level is asked for, and which. */
export const readLevel = (value: string): { readonly isExact: boolean; readonly level: string } =>
  value.startsWith(exactSign)
    ? { isExact: true, level: value.slice(exactSign.length) }
    : { isExact: false, level: value };

/** Asks for a level exactly. */
export const exactly = (level: string): string => exactSign + level;

/** What an article's words must have. */
export interface Masks {
  /** At least one of these bits. */
  readonly any: Uint32Array;
  /** None of these bits, in a column of levels. */
  readonly none: number;
}

/** The masks of the chosen values; values that the list does not have are met by no article. */
export function masksOf(bits: ColumnBits, values: readonly string[]): Masks {
  const { column } = bits;
  return column.kind === 'choice' ? choiceMasks(bits, values) : levelMasks(column, values[0] ?? '');
}

function choiceMasks({ choices, stride }: ColumnBits, values: readonly string[]): Masks {
  const any = new Uint32Array(stride);
  choices.forEach(({ value }, place) => {
    const word = Math.floor(place / 32);
    if (values.includes(value)) any[word] = (any[word] ?? 0) | (1 << (place % 32));
  });
  return { any, none: 0 };
}

function levelMasks(column: AtLeastColumn, value: string): Masks {
  const { isExact, level } = readLevel(value);
  const isTested = level === column.tested;
  const reached = isTested ? 0 : column.levels.findIndex((choice) => choice.value === level) + 1;
  return {
    any: Uint32Array.of(isTested || reached > 0 ? 2 ** reached : 0),
    none: isExact ? 2 ** (reached + 1) : 0,
  };
}
