import type { ProductRow } from '../product-row';
import { isGloveType } from '../product-types';
import type { AtLeastColumn, Choice, ChoiceColumn, FacetColumn, Family } from './facet-types';
import { valueSlug } from './value-slug';

/**
 * What all articles of a list have in one column, as bits.
 *
 * - `choice`: bit n of an article's words says that it has `choices[n]`.
 * - `at-least`: one word; bit n says that it reaches level n (level 0: tested), so a level has all bits below it.
 *   `untestedBit` alone: the property may matter to the article, and nothing is stated.
 */
export interface ColumnBits {
  readonly column: FacetColumn;
  /** The values there are, in the order of the filters. */
  readonly choices: readonly Choice[];
  /** Words of 32 bits for one article. */
  readonly stride: number;
  readonly words: Uint32Array;
}

const wordBits = 32;

/** Marks an article that is not tested for a level. */
export const untestedBit = 2 ** 31;

/** Reads a column of a list. */
export const columnBits = (column: FacetColumn, rows: readonly ProductRow[]): ColumnBits =>
  column.kind === 'choice' ? choiceBits(column, rows) : levelBits(column, rows);

function isAbout(family: Family, { type, facts }: ProductRow): boolean {
  if (!facts) return family === 'any';
  return family === 'any' || (family === 'gloves') === isGloveType(type);
}

function choiceBits(column: ChoiceColumn, rows: readonly ProductRow[]): ColumnBits {
  const read = choiceReader(column);
  const values = rows.map((row) => (isAbout(column.family, row) ? read(row) : []));
  const choices = ordered(new Map(values.flat().map((choice) => [choice.value, choice])), column);
  const places = new Map(choices.map(({ value }, place) => [value, place]));
  const stride = Math.max(1, Math.ceil(choices.length / wordBits));
  const words = new Uint32Array(rows.length * stride);
  values.forEach((own, row) => {
    for (const { value } of own) {
      const place = places.get(value) ?? 0;
      const word = row * stride + Math.floor(place / wordBits);
      words[word] = (words[word] ?? 0) | (1 << (place % wordBits));
    }
  });
  return { column, choices, stride, words };
}

/** Makes a choice of each name once. A name without a letter or figure cannot stand in an address and is no choice. */
function choiceReader({ known = [], read }: ChoiceColumn): (row: ProductRow) => readonly Choice[] {
  const choices = new Map(known.map((choice) => [choice.name, choice]));
  const choiceOf = (name: string): Choice => {
    const choice = choices.get(name) ?? { value: valueSlug(name), name };
    choices.set(name, choice);
    return choice;
  };
  return (row) =>
    read(row)
      .map(choiceOf)
      .filter(({ value }) => value !== '');
}

/** Known values first and in their order, all others by the alphabet. */
function ordered(found: ReadonlyMap<string, Choice>, { known = [] }: ChoiceColumn): readonly Choice[] {
  const first = known.filter(({ value }) => found.has(value));
  const isFirst = new Set(first.map(({ value }) => value));
  const others = [...found.values()].filter(({ value }) => !isFirst.has(value));
  return [...first, ...others.sort((one, other) => one.name.localeCompare(other.name, 'en'))];
}

function levelBits(column: AtLeastColumn, rows: readonly ProductRow[]): ColumnBits {
  const read = new Map<string, number>();
  const words = Uint32Array.from(rows, (row) => {
    if (!isAbout(column.family, row)) return 0;
    const code = row.facts?.codes[column.standard];
    if (code === undefined) return untestedBit;
    const known = read.get(code) ?? reachedBits(column, code);
    read.set(code, known);
    return known;
  });
  return { column, choices: column.levels, stride: 1, words };
}

function reachedBits({ levelOf }: AtLeastColumn, code: string): number {
  const level = levelOf(code);
  return level === 'untested' ? untestedBit : 2 ** (level + 1) - 1;
}
