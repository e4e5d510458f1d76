import type { Product } from '../../model/product';
import type { ExplainedMarking } from '../../model/standards/explain-markings';

/** Characters that fit on one sheet in its usual size, measured by printing the sheet of each article. */
const usualRoom = 2000;

/** Room that a place of a marking takes, in characters. */
const placeLength = 40;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/**
 * Whether the data sheet has to be set smaller to stay on one page.
 *
 * @param differences how its further versions differ
 */
export function isLongSheet(
  product: Product,
  markings: readonly ExplainedMarking[],
  differences: readonly string[] = [],
): boolean {
  const { description, features = [], alsoAvailableIn = [], ext } = product;
  const texts = [
    ...description,
    ...features.map((feature) => feature.description),
    ...alsoAvailableIn,
    ...differences,
    ...(ext?.materials ?? []).map(({ name }) => name),
    ...(ext?.care ?? []),
    ...markings.flatMap(({ limits = [] }) => limits),
  ];
  const places = markings.flatMap((marking) => marking.places).length;
  return lengthOf(texts) + places * placeLength > usualRoom;
}
