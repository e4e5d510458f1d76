import type { PlaceText, StandardText, StandardTexts } from './standard-text';
import type { RatedStandard } from './standard-names';
import chemicalNames from './texts/chemical-names.json';
import chemicals from './texts/chemicals.json';
import flameAndArc from './texts/flame-and-arc.json';
import heatAndCold from './texts/heat-and-cold.json';
import mechanical from './texts/mechanical.json';
import visibilityAndBarrier from './texts/visibility-and-barrier.json';

/** The test chemicals of EN ISO 374-1:2016+A1:2018, by their letters. */
const chemicalPlaces = Object.fromEntries(
  Object.entries(chemicalNames).map(([letter, label]): [string, PlaceText] => [
    letter,
    { label, plain: 'Breakthrough time over 30 minutes in the laboratory.' },
  ]),
);

const { flameSurface, flameEdge } = flameAndArc.iso11612.places;

/**
 * What the markings mean. The figures are as laboratories and makers publish them and were not read from the standards:
 * they are good for samples. General knowledge are some figures of ANSI/ISEA 105, EN ISO 21420 and IEC 61482-2; of
 * EN 407, levels 1 and 4 of small and 2 and 3 of large splashes; those of EN 13795-1 are of earlier editions, taken as
 * unchanged. For EN 511, several makers still print the 30 minutes of an older edition.
 *
 * A list needs none of this: import it where a marking is explained.
 */
export const standardTexts: StandardTexts = {
  ...mechanical,
  ...heatAndCold,
  ...chemicals,
  en374: { ...chemicals.en374, places: { ...chemicalPlaces, ...chemicals.en374.places } },
  ...flameAndArc,
  iso11611: {
    ...flameAndArc.iso11611,
    places: { ...flameAndArc.iso11611.places, flameSurface, flameEdge },
  },
  ...visibilityAndBarrier,
};

/** The text of a place; undefined for a key that the standard does not have. */
export function placeText(standard: RatedStandard, key: string): PlaceText | undefined {
  const { places }: StandardText = standardTexts[standard];
  return places[key];
}
