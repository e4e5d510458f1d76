import type { RatedStandard } from './standard-names';
import { chemicalTexts } from './texts/chemicals';
import { flameAndArcTexts } from './texts/flame-and-arc';
import { heatAndColdTexts } from './texts/heat-and-cold';
import { mechanicalTexts } from './texts/mechanical';
import type { PlaceText, StandardText, StandardTexts } from './texts/standard-text';
import { visibilityAndBarrierTexts } from './texts/visibility-and-barrier';

/**
 * What the markings mean. The figures are as laboratories and makers publish them and were not read from the standards:
 * they are good for samples. Some are general knowledge: in EN 407, ANSI/ISEA 105, EN ISO 21420, IEC 61482-2 and
 * EN 13795-1. A list needs none of this: import it where a marking is explained.
 */
export const standardTexts: StandardTexts<RatedStandard> = {
  ...mechanicalTexts,
  ...heatAndColdTexts,
  ...chemicalTexts,
  ...flameAndArcTexts,
  ...visibilityAndBarrierTexts,
};

/** The text of a place; undefined for a key that the standard does not have. */
export function placeText(standard: RatedStandard, key: string): PlaceText | undefined {
  const { places }: StandardText = standardTexts[standard];
  return places[key];
}
