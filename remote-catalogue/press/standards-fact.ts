import type { Product } from '../articles/product';
import { levelWords } from '../articles/standards/level-words';
import type { MarkingForm, PlaceForm } from '../articles/standards/marking-form';
import { markingForms } from '../articles/standards/marking-forms';
import { readMarking } from '../articles/standards/read-marking';
import type { MarkingPlace } from '../articles/standards/read-places';
import { ratedStandards, standardNames, type RatedStandard } from '../articles/standards/standard-names';
import { placeText, standardTexts } from '../articles/standards/standard-texts';
import type { PlaceText } from '../articles/standards/standard-text';
import { thresholdWords } from '../articles/standards/threshold-words';
import markingExamples from '../articles/standards/marking-examples.json';

/**
 * The standards of the catalogue, with the figures that our own markings are read by, for pages that explain them. One that
 * has two parts has two entries of one slug; both count the articles that the listing shows for it.
 */
export const standardsFact = (articles: readonly Product[]) =>
  ratedStandards.map((standard) => {
    const { label, slug } = standardNames[standard];
    return {
      slug,
      label,
      edition: standardTexts[standard].edition,
      count: articles.filter((article) => isMarkedTo(article, slug)).length,
      example: markingExamples[standard],
      places: placesOf(standard),
    };
  });

const isMarkedTo = ({ ext }: Product, slug: string): boolean =>
  ratedStandards.some((standard) => standardNames[standard].slug === slug && ext?.ratings?.[standard]);

function placesOf(standard: RatedStandard) {
  const form: MarkingForm = markingForms[standard];
  const read = readMarking(standard, markingExamples[standard]);
  const places = form.places.flatMap((place, index) => {
    const reading = read[index];
    return reading && !place.runsOn ? [placeFact(standard, place, reading)] : [];
  });
  return standard === 'en374' ? [...places, chemicalsFact(read)] : places;
}

function placeFact(standard: RatedStandard, place: PlaceForm, reading: MarkingPlace) {
  const text = placeText(standard, place.key) ?? { label: place.key, plain: '' };
  const { before = '', levels = [], besides = [], isRanked = true } = place;
  return {
    name: text.label,
    test: [text.plain, text.limit].filter(Boolean).join(' '),
    unit: unitOf(text),
    printed: reading.character,
    words: levelWords(standard, reading),
    level: isRanked && levels.length > 0 ? reading.level : 0,
    levels: levels.map((level, index) => ({
      // A word before the level is the name of the place again.
      mark: before.endsWith(' ') ? level : before + level,
      asks: asksOf(text, index + 1),
    })),
    besides,
  };
}

/** Named once, beside the test, if a level is one figure. */
const unitOf = ({ thresholds = [], meanings }: PlaceText): string =>
  thresholds.length === 1 && !meanings ? thresholds[0]?.unit || (thresholds[0]?.of ?? '') : '';

function asksOf(text: PlaceText, level: number): string {
  const [only] = text.thresholds ?? [];
  if (unitOf(text) === '' || !only) return thresholdWords(text, level);
  const { relation, values } = only;
  return thresholdWords({ ...text, thresholds: [{ relation, values, unit: '' }] }, level);
}

/** The letters of EN ISO 374-1 share one test. */
function chemicalsFact(read: readonly MarkingPlace[]) {
  const letters = read.filter(({ key }) => key.length === 1);
  const printed = letters.map(({ character }) => character).join('');
  return {
    name: 'Letters',
    test: placeText('en374', 'A')?.plain ?? '',
    unit: '',
    printed,
    words: letters
      .filter(({ state }) => state === 'level')
      .map(({ key }) => placeText('en374', key)?.label ?? key)
      .join(', '),
    level: 0,
    levels: letters.map(({ key }) => ({ mark: key, asks: placeText('en374', key)?.label ?? '' })),
    besides: [],
  };
}
