import type { MarkingForm, PlaceForm } from './marking-form';

/**
 * What a marking says of one property. `zero`: tested and below level 1. `untested`: printed X. `unstated`: nothing is
 * printed, or nothing that the edition knows. The last two never meet a demand.
 */
export type PlaceState = 'level' | 'zero' | 'untested' | 'unstated';

/** The states in which no level is reached, in words. */
export const unreachedWords: Readonly<Record<Exclude<PlaceState, 'level'>, string>> = {
  zero: 'below level 1',
  untested: 'not tested',
  unstated: 'not stated',
};

/** Shown for a place that a marking does not have. */
export const notPrinted = '–';

/** One property of a marking. */
export interface MarkingPlace {
  /** Unique within the standard: `abrasion`. */
  readonly key: string;
  /** As printed: `4`, `B1`, `ELIM 9.5 cal/cm²`; empty if nothing is printed. */
  readonly character: string;
  readonly state: PlaceState;
  /** The reached level from 1 on, or the measured figure; 0 in every other state. Comparable within the place. */
  readonly level: number;
  /** Highest level of the place; 0 for a measured figure, which has none. */
  readonly levels: number;
}

/** Reads one character for each place. */
export const readPlaces = ({ places }: Pick<MarkingForm, 'places'>, code: string): readonly MarkingPlace[] =>
  places.map((place, index) => placeOf(place, code[index]));

/** Reads what is printed for a place, if anything is. */
export function placeOf(place: PlaceForm, printed: string | undefined): MarkingPlace {
  const { key, levels, besides = [] } = place;
  const shared = { key, character: printed ?? '', level: 0, levels: levels?.length ?? 0 };
  if (printed === undefined) return { ...shared, state: 'unstated' };
  const figure = figureIn(printed, place);
  const level = levels ? levels.indexOf(figure) + 1 : Number(figure);
  if (level > 0) return { ...shared, level, state: 'level' };
  if (!besides.some((other) => other === figure)) return { ...shared, state: 'unstated' };
  return { ...shared, state: figure === '0' ? 'zero' : 'untested' };
}

const figureIn = (printed: string, { before = '', after = '' }: PlaceForm): string =>
  printed.slice(before.length, printed.length - after.length);
