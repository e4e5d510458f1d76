import { markingForms, type MarkingForm, type PlaceForm } from './marking-forms';
import type { RatedStandard } from './standard-names';

/**
 * What a marking says of one property. `zero`: tested and below level 1. `untested`: printed X. `unstated`: nothing is
 * printed, or nothing that the edition knows. The last two never meet a demand.
 */
export type PlaceState = 'level' | 'zero' | 'untested' | 'unstated';

/** One property of a marking. */
export interface MarkingPlace {
  /** Unique within the standard: `abrasion`. */
  readonly key: string;
  /** As printed: `4`, `B1`, `ELIM 9.5 cal/cm²`; empty where nothing is. */
  readonly character: string;
  readonly state: PlaceState;
  /** The reached level from 1 on, or the measured figure; 0 in every other state. Comparable within the place. */
  readonly level: number;
  /** Highest level of the place; 0 for a measured figure, which has none. */
  readonly levels: number;
}

/**
 * Reads a marking as printed. Every place of the standard comes back, in its order, whatever the text is: what cannot
 * be read is `unstated`.
 *
 * @param code  `4X43FP`, `A1 A2 B1 C1 F1`, `APC 1; ELIM 9.5 cal/cm²`
 */
export function readMarking(standard: RatedStandard, code: string): readonly MarkingPlace[] {
  const form = markingForms[standard];
  return form.kind === 'places' ? readPlaces(form, code) : readParts(form, code);
}

const readPlaces = ({ places }: MarkingForm, code: string): readonly MarkingPlace[] =>
  places.map((place, index) => placeOf(place, code[index]));

/** Takes the parts off the front one after the other. */
function readParts({ places, separator }: MarkingForm, code: string): readonly MarkingPlace[] {
  let rest = code;
  return places.map((place) => {
    const printed = printedFirst(place, rest, separator);
    rest = rest.slice(printed?.length ?? 0);
    if (separator && rest.startsWith(separator)) rest = rest.slice(separator.length);
    return placeOf(place, printed);
  });
}

/** What of the place stands first in the text, if anything does. */
function printedFirst(place: PlaceForm, text: string, separator: string | undefined): string | undefined {
  const ends = (printed: string) =>
    place.runsOn || text === printed || (separator && text.startsWith(printed + separator));
  return printable(place, text).find((printed) => text.startsWith(printed) && ends(printed));
}

/** All that may be printed for a place; of a measured figure, what the text has. */
function printable(
  { levels, besides = [], before = '', after = '' }: PlaceForm,
  text: string,
): readonly string[] {
  const figures = levels ?? [/\d+(\.\d+)?/.exec(text)?.[0] ?? ''];
  return [...figures, ...besides].map((figure) => before + figure + after);
}

function placeOf(place: PlaceForm, printed: string | undefined): MarkingPlace {
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
