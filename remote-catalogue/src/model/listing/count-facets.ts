import { untestedBit, type ColumnBits } from './column-bits';
import type { FacetIndex } from './facet-index';
import { matchRows, type Matches } from './match-rows';
import type { Chosen } from './selection';

/** How many articles each value of a column would give. */
export interface ColumnCounts {
  /** Articles that match everything chosen in other columns and have the value, in the order of the choices. */
  readonly counts: Uint32Array;
  /** Articles that match everything chosen in other columns and are not tested for the property. */
  readonly untested: number;
}

/** What is counted. */
export interface Counting {
  readonly chosen: Chosen;
  /** Keys of the columns whose values are counted. */
  readonly columns: readonly string[];
  /** Places of the articles among which is chosen; all of the list if absent. */
  readonly within?: Uint32Array | undefined;
}

/** A counted list. */
export interface Counted {
  /** Places of the articles that match, ascending. */
  readonly hits: Uint32Array;
  /** Articles that no stated level rules out: they are left out for not being tested. */
  readonly leftOutUntested: number;
  readonly columns: ReadonlyMap<string, ColumnCounts>;
}

/** Finds the articles that match, and counts what each further choice would give. */
export function countFacets(index: FacetIndex, { chosen, columns, within }: Counting): Counted {
  const matches = matchRows(index, chosen, within);
  const counted = columns.map((key) => [key, countColumn(index.bitsOf(key), matches)] as const);
  return {
    hits: matches.hits,
    leftOutUntested: matches.leftOutUntested,
    columns: new Map(counted),
  };
}

function countColumn(bits: ColumnBits, { hits, missedOnly }: Matches): ColumnCounts {
  const parts = [hits, missedOnly.get(bits.column.key) ?? new Uint32Array()];
  return bits.column.kind === 'choice' ? countChoices(bits, parts) : countLevels(bits, parts);
}

function countChoices({ choices, stride, words }: ColumnBits, parts: readonly Uint32Array[]): ColumnCounts {
  const counts = new Uint32Array(Math.max(choices.length, 1));
  for (const part of parts) {
    for (const row of part) {
      for (let word = 0; word < stride; word++) {
        let rest = words[row * stride + word] ?? 0;
        while (rest !== 0) {
          const bit = 31 - Math.clz32(rest);
          const place = word * 32 + bit;
          counts[place] = (counts[place] ?? 0) + 1;
          rest ^= 1 << bit;
        }
      }
    }
  }
  return { counts: counts.subarray(0, choices.length), untested: 0 };
}

/** Counts articles by the highest level they reach; who reaches a level reaches all below it. */
function countLevels({ choices, words }: ColumnBits, parts: readonly Uint32Array[]): ColumnCounts {
  const highest = new Uint32Array(33);
  for (const part of parts) {
    for (const row of part) {
      const bit = 32 - Math.clz32(words[row] ?? 0);
      highest[bit] = (highest[bit] ?? 0) + 1;
    }
  }
  const counts = new Uint32Array(choices.length);
  let reached = 0;
  for (let place = choices.length - 1; place >= 0; place--) {
    reached += highest[place + 2] ?? 0;
    counts[place] = reached;
  }
  return { counts, untested: highest[32 - Math.clz32(untestedBit)] ?? 0 };
}
