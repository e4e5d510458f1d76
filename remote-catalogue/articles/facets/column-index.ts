import type { ProductRow } from '../product-row';
import { isGloveType } from '../product-types';
import type { AtLeastColumn, Choice, ChoiceColumn, FacetColumn, Family } from './facet-types';
import { valueSlug } from './value-slug';

/**
 * What articles of a list have in one column. Many have the same: a list of thousands knows a few dozen patterns, so a
 * value is looked up and a choice is judged once a pattern, and an article costs one step in an array.
 */
export interface ColumnIndex {
  readonly column: FacetColumn;
  /** The values there are, in the order of the filters; in a column of levels, all levels. */
  readonly choices: readonly Choice[];
  /** What articles have, each once. */
  readonly patterns: readonly Pattern[];
  /** Place in `patterns` of each article of the list. */
  readonly patternOf: Uint16Array;
}

/** What an article has in a column. */
export interface Pattern {
  /** Places in the choices; an article that reaches a level has all levels below it. */
  readonly places: readonly number[];
  /** `tested`: a level is stated, if only 0. `untested`: the property may matter to the article, and nothing is stated. */
  readonly state: 'tested' | 'untested' | 'none';
}

/** Reads a column of a list. */
export const indexColumn = (column: FacetColumn, rows: readonly ProductRow[]): ColumnIndex =>
  column.kind === 'choice' ? indexChoices(column, rows) : indexLevels(column, rows);

const nothing: Pattern = { places: [], state: 'none' };

function isAbout(family: Family, { type, facts }: ProductRow): boolean {
  if (!facts) return family === 'any';
  return family === 'any' || (family === 'gloves') === isGloveType(type);
}

/** Numbers what the articles have, by a text that is the same for the same. */
function numbered<Item>(rows: readonly ProductRow[], read: (row: ProductRow) => readonly [string, Item]) {
  const items: Item[] = [];
  const places = new Map<string, number>();
  const patternOf = Uint16Array.from(rows, (row) => {
    const [key, item] = read(row);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, items.length);
    return items.push(item) - 1;
  });
  return { items, patternOf };
}

function indexChoices(column: ChoiceColumn, rows: readonly ProductRow[]): ColumnIndex {
  const { items, patternOf } = numbered(rows, (row): readonly [string, readonly string[] | undefined] => {
    if (!isAbout(column.family, row)) return ['none', undefined];
    const names = column.read(row);
    return [`names ${names.join('|')}`, names];
  });
  const choiceOf = choiceMaker(column);
  const values = items.map((names) => names?.map(choiceOf).filter(({ value }) => value !== ''));
  const choices = ordered(
    new Map(values.flatMap((own) => own ?? []).map((choice) => [choice.value, choice])),
    column,
  );
  const places = new Map(choices.map(({ value }, place) => [value, place]));
  const patterns = values.map((own): Pattern => {
    if (!own) return nothing;
    const isSilent = column.standard !== undefined && own.length === 0;
    return {
      places: [...new Set(own.flatMap(({ value }) => places.get(value) ?? []))],
      state: isSilent ? 'untested' : 'none',
    };
  });
  return { column, choices, patterns, patternOf };
}

/** Makes a choice of a name. A name without a letter or figure cannot stand in an address: its value is empty. */
function choiceMaker({ known = [] }: ChoiceColumn): (name: string) => Choice {
  const choices = new Map(known.map((choice) => [choice.name, choice]));
  return (name) => choices.get(name) ?? { value: valueSlug(name), name };
}

/** Known values first and in their order, all others by the alphabet. */
function ordered(found: ReadonlyMap<string, Choice>, { known = [] }: ChoiceColumn): readonly Choice[] {
  const first = known.filter(({ value }) => found.has(value));
  const isFirst = new Set(first.map(({ value }) => value));
  const others = [...found.values()].filter(({ value }) => !isFirst.has(value));
  return [...first, ...others.sort((one, other) => one.name.localeCompare(other.name, 'en'))];
}

function indexLevels(column: AtLeastColumn, rows: readonly ProductRow[]): ColumnIndex {
  const { items, patternOf } = numbered(rows, (row): readonly [string, string | Pattern] => {
    if (!isAbout(column.family, row)) return ['none', nothing];
    const code = row.facts?.codes[column.standard];
    return code === undefined ? ['untested', { places: [], state: 'untested' }] : [`code ${code}`, code];
  });
  const patterns = items.map((item) => (typeof item === 'string' ? reached(column, item) : item));
  return { column, choices: column.levels, patterns, patternOf };
}

function reached({ levelOf }: AtLeastColumn, code: string): Pattern {
  const level = levelOf(code);
  if (level === 'untested') return { places: [], state: 'untested' };
  return { places: Array.from({ length: level }, (_, place) => place), state: 'tested' };
}
