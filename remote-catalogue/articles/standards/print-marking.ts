import type { MarkingForm } from './marking-form';
import { markingForms } from './marking-forms';
import type { MarkingPlace } from './read-places';
import type { RatedStandard } from './standard-names';

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
