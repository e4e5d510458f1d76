import type { MarkingCodes, ProductRow } from '../product-row';
import { markingForms } from '../standards/marking-forms';
import { printMarking } from '../standards/print-marking';
import { readMarking } from '../standards/read-marking';
import type { RatedStandard } from '../standards/standard-names';
import { alternativesAddress } from './alternatives-address';
import { placeWords } from './difference-words';
import { findEqualOrBetter, wantedPlaces } from './find-equal-or-better';
import { labelText } from './read-label';

/** A marking that asks for one level less. */
export interface RelaxedLabel {
  /** `Without ISO cut D`. */
  readonly label: string;
  readonly address: string;
  /** Articles that reach all other levels. */
  readonly articles: number;
}

/** `undefined` if the code states nothing else. @param key of the place: `en388 abrasion` */
function codeWithout(standard: RatedStandard, code: string, key: string): string | undefined {
  const unstated = markingForms[standard].kind === 'places' ? 'X' : '';
  const places = readMarking(standard, code).map((place) =>
    `${standard} ${place.key}` === key ? { character: unstated } : place,
  );
  const less = printMarking(standard, places);
  return less === '' ? undefined : less;
}

/** What to leave out of a marking that no article reaches, the one that gives most articles first. */
export function relaxedLabels(rows: readonly ProductRow[], codes: MarkingCodes): readonly RelaxedLabel[] {
  const places = wantedPlaces(codes);
  if (places.length < 2) return [];
  const words = placeWords(places);
  return places
    .map(({ key, standard }, place) => {
      const less = { ...codes, [standard]: codeWithout(standard, codes[standard] ?? '', key) };
      const articles = findEqualOrBetter(rows, { codes: less }).found.length;
      const label = `Without ${words[place] ?? ''}`;
      return { label, address: alternativesAddress(labelText(less)), articles };
    })
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);
}
