import type { MarkingCodes, ProductRow } from '../product-row';
import { markingForms } from '../standards/marking-forms';
import { alternativesAddress } from './alternatives-address';
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

/** What to leave out of a marking that no article reaches, the one that gives most articles first. */
export function relaxedLabels(rows: readonly ProductRow[], codes: MarkingCodes): readonly RelaxedLabel[] {
  const places = wantedPlaces(codes);
  if (places.length < 2) return [];
  return places
    .map(({ key, standard, name, printed }) => {
      const place = markingForms[standard].places.findIndex((form) => `${standard} ${form.key}` === key);
      const code = codes[standard] ?? '';
      const less = { ...codes, [standard]: `${code.slice(0, place)}X${code.slice(place + 1)}` };
      const articles = findEqualOrBetter(rows, { codes: less }).found.length;
      return { label: `Without ${name} ${printed}`, address: alternativesAddress(labelText(less)), articles };
    })
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);
}
