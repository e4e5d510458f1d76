import type { MarkingForm, PlaceForm } from './marking-form';
import { markingForms } from './marking-forms';
import { placeOf, readPlaces, type MarkingPlace } from './read-places';
import type { RatedStandard } from './standard-names';

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

/**
 * The marking that has these places: the reverse of `readMarking`.
 *
 * @param places  all places of the standard, in its order
 */
export function printMarking(
  standard: RatedStandard,
  places: readonly Pick<MarkingPlace, 'character'>[],
): string {
  const form: MarkingForm = markingForms[standard];
  const { separator = '' } = form;
  let isRunning = false;
  return places.reduce((text, { character }, index) => {
    if (character === '') return text;
    const runsOn = form.places[index]?.runsOn ?? false;
    const between = text === '' || (runsOn && isRunning) ? '' : separator;
    isRunning = runsOn;
    return text + between + character;
  }, '');
}
