import type { AtLeastColumn } from '../../../articles/facets/facet-types';
import { valuesOf, type Condition } from '../../../articles/facets/conditions';
import type { ColumnIndex, Pattern } from '../../../articles/facets/column-index';
import type { FacetIndex } from '../../../articles/facets/facet-index';

/** Articles that meet conditions, by their places in the list. */
export interface Matches {
  /** Ascending. */
  readonly hits: Uint32Array;
  /** Those that meet the conditions of all columns but this one, by its key. */
  readonly missedOnly: ReadonlyMap<string, Uint32Array>;
  /** Articles that match wherever they are tested, and are untested in at least one column. */
  readonly leftOutUntested: number;
}

interface AskedColumn {
  readonly index: ColumnIndex;
  /** 1 for each pattern that meets the conditions. */
  readonly met: Uint8Array;
}

/** Goes through the articles once, and leaves each at its second miss. */
export function matchRows({ rows, columnOf }: FacetIndex, where: readonly Condition[]): Matches {
  const every = new Uint32Array(rows.length).map((_, place) => place);
  const columns = [...new Set(where.map(({ column }) => column))].map((key): AskedColumn => {
    const index = columnOf(key);
    return { index, met: metPatterns(index, valuesOf(where, key)) };
  });
  if (columns.length === 0) return { hits: every, missedOnly: new Map(), leftOutUntested: 0 };
  const hits: number[] = [];
  const missedOnly = columns.map(({ index }) => ({ key: index.column.key, places: [] as number[] }));
  let leftOutUntested = 0;
  for (const row of every) {
    const { misses, missed, isRuledOut } = judge(columns, row);
    if (misses === 0) hits.push(row);
    if (misses === 1) missedOnly[missed]?.places.push(row);
    if (misses > 0 && !isRuledOut) leftOutUntested++;
  }
  return {
    hits: Uint32Array.from(hits),
    missedOnly: new Map(missedOnly.map(({ key, places }) => [key, Uint32Array.from(places)])),
    leftOutUntested,
  };
}

/** How many articles meet conditions. */
export const countMatches = (index: FacetIndex, where: readonly Condition[]): number =>
  matchRows(index, where).hits.length;

/** How many columns an article misses, and which; an article that is ruled out is left at its second miss. */
function judge(columns: readonly AskedColumn[], row: number) {
  let misses = 0;
  let missed = -1;
  let isRuledOut = false;
  for (let place = 0; place < columns.length; place++) {
    const column = columns[place];
    const pattern = column?.index.patternOf[row] ?? 0;
    if (column?.met[pattern] === 1) continue;
    misses++;
    missed = place;
    isRuledOut ||= !column || !isSilent(column.index, pattern);
    if (misses > 1 && isRuledOut) break;
  }
  return { misses, missed, isRuledOut };
}

/** True if a pattern says nothing of what it misses: of chemicals, a marking names only those that were tested. */
function isSilent({ column, patterns }: ColumnIndex, pattern: number): boolean {
  const { places = [], state } = patterns[pattern] ?? {};
  const areNamed = column.kind === 'choice' && column.standard !== undefined && column.isEvery === true;
  return state === 'untested' || (areNamed && places.length > 0);
}

/** Nothing meets a value that the list does not have. */
export function metPatterns(
  { column, choices, patterns }: ColumnIndex,
  values: readonly string[],
): Uint8Array {
  const has = ({ places }: Pattern) => {
    const own = places.map((place) => choices[place]?.value);
    return (value: string) => own.includes(value);
  };
  const isMet =
    column.kind === 'at-least'
      ? reaches(column, values[0] ?? '')
      : (pattern: Pattern) => (column.isEvery ? values.every(has(pattern)) : values.some(has(pattern)));
  return Uint8Array.from(patterns, (pattern) => Number(isMet(pattern)));
}

/** Reach: a tested level at least as high as the asked one. What is silent reaches nothing. */
function reaches({ levels, tested }: AtLeastColumn, level: string): (pattern: Pattern) => boolean {
  const asked = level === tested ? 0 : levels.findIndex((choice) => choice.value === level) + 1;
  if (asked === 0 && level !== tested) return () => false;
  return ({ places, state }) => state === 'tested' && places.length >= asked;
}
