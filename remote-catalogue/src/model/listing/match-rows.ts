import { untestedBit, type ColumnBits } from './column-bits';
import type { FacetIndex } from './facet-index';
import { masksOf, type Chosen, type Masks } from './selection';

/** Which articles match what is chosen. */
export interface Matches {
  /** Places of the articles that match, ascending. */
  readonly hits: Uint32Array;
  /** Places of the articles that match all chosen columns but this one, by its key. */
  readonly missedOnly: ReadonlyMap<string, Uint32Array>;
  /** Articles that match wherever they are tested, and are untested in at least one chosen column. */
  readonly leftOutUntested: number;
}

interface ChosenColumn {
  readonly bits: ColumnBits;
  readonly masks: Masks;
}

/** Numbers in a buffer that is as long as they can become. */
interface Places {
  readonly buffer: Uint32Array;
  length: number;
}

/**
 * Goes through the articles once, and leaves each at its second miss.
 *
 * @param within places of the articles to go through; all if absent
 */
export function matchRows(
  index: FacetIndex,
  chosen: Chosen,
  within = everyPlace(index.rows.length),
): Matches {
  const columns = Object.entries(chosen).map(([key, values]): ChosenColumn => {
    const bits = index.bitsOf(key);
    return { bits, masks: masksOf(bits, values) };
  });
  if (columns.length === 0) return { hits: within, missedOnly: new Map(), leftOutUntested: 0 };
  const hits = emptyPlaces(within.length);
  const missedOnly = columns.map(() => emptyPlaces(within.length));
  let leftOutUntested = 0;
  for (const row of within) {
    const { misses, missed, isRuledOut } = judge(columns, row);
    const places = misses === 0 ? hits : misses === 1 ? missedOnly[missed] : undefined;
    if (places) places.buffer[places.length++] = row;
    if (misses > 0 && !isRuledOut) leftOutUntested++;
  }
  return {
    hits: taken(hits),
    missedOnly: new Map(
      columns.map(({ bits }, place) => [bits.column.key, taken(missedOnly[place] ?? emptyPlaces(0))]),
    ),
    leftOutUntested,
  };
}

/** Every place of a list. */
const everyPlace = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, place) => place);

const emptyPlaces = (count: number): Places => ({ buffer: new Uint32Array(count), length: 0 });
const taken = ({ buffer, length }: Places): Uint32Array => buffer.subarray(0, length);

/** How many columns an article misses, and which; an article that is ruled out is left at its second miss. */
function judge(columns: readonly ChosenColumn[], row: number) {
  let misses = 0;
  let missed = -1;
  let isRuledOut = false;
  for (let place = 0; place < columns.length; place++) {
    const column = columns[place];
    if (!column || isMet(column, row)) continue;
    misses++;
    missed = place;
    isRuledOut ||= !isUntested(column, row);
    if (misses > 1 && isRuledOut) break;
  }
  return { misses, missed, isRuledOut };
}

const isUntested = ({ bits: { column, words } }: ChosenColumn, row: number): boolean =>
  column.kind === 'at-least' && words[row] === untestedBit;

function isMet({ bits: { stride, words }, masks: { any, none } }: ChosenColumn, row: number): boolean {
  const start = row * stride;
  if (none !== 0 && ((words[start] ?? 0) & none) !== 0) return false;
  for (let word = 0; word < stride; word++) {
    if (((words[start + word] ?? 0) & (any[word] ?? 0)) !== 0) return true;
  }
  return false;
}
