import type { ColumnIndex } from './column-index';
import type { FacetIndex } from './facet-index';
import { metPatterns, type Chosen } from './selection';

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
  readonly index: ColumnIndex;
  /** Whether a pattern meets what is chosen. */
  readonly met: Uint8Array;
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
    const column = index.columnOf(key);
    return { index: column, met: metPatterns(column, values) };
  });
  if (columns.length === 0) return { hits: within, missedOnly: new Map(), leftOutUntested: 0 };
  const hits = emptyPlaces(within.length);
  const missedOnly = columns.map((column) => ({ column, places: emptyPlaces(within.length) }));
  let leftOutUntested = 0;
  for (const row of within) {
    const { misses, missed, isRuledOut } = judge(columns, row);
    const places = misses === 0 ? hits : misses === 1 ? missedOnly[missed]?.places : undefined;
    if (places) places.buffer[places.length++] = row;
    if (misses > 0 && !isRuledOut) leftOutUntested++;
  }
  return {
    hits: taken(hits),
    missedOnly: new Map(missedOnly.map(({ column, places }) => [column.index.column.key, taken(places)])),
    leftOutUntested,
  };
}

/** Every place of a list. */
const everyPlace = (count: number): Uint32Array => new Uint32Array(count).map((_, place) => place);

const emptyPlaces = (count: number): Places => ({ buffer: new Uint32Array(count), length: 0 });
const taken = ({ buffer, length }: Places): Uint32Array => buffer.subarray(0, length);

/** How many columns an article misses, and which; an article that is ruled out is left at its second miss. */
function judge(columns: readonly ChosenColumn[], row: number) {
  let misses = 0;
  let missed = -1;
  let isRuledOut = false;
  for (let place = 0; place < columns.length; place++) {
    const column = columns[place];
    const pattern = column?.index.patternOf[row] ?? 0;
    if (column?.met[pattern] === 1) continue;
    misses++;
    missed = place;
    isRuledOut ||= column?.index.patterns[pattern]?.state !== 'untested';
    if (misses > 1 && isRuledOut) break;
  }
  return { misses, missed, isRuledOut };
}
