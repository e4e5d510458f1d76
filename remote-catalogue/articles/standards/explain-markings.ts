import type { Rating, Ratings } from '../ratings';
import { levelWords } from './level-words';
import { markingSign } from './marking-sign';
import { readMarking } from './read-marking';
import type { MarkingPlace, PlaceState } from './read-places';
import { codeText, ratedStandards, standardNames, type RatedStandard } from './standard-names';
import { placeText, standardTexts } from './standard-texts';
import type { StandardText } from './standard-text';
import { thresholdWords } from './threshold-words';

/** A marking with all that a reader needs to understand it. It holds the texts that it shows, and no others. */
export interface ExplainedMarking {
  /** `EN 388`. */
  readonly name: string;
  /** `2016+A1:2018`. */
  readonly edition: string;
  /** Name of the standard in addresses: `en-388`. */
  readonly slug: string;
  /** Subject of the standard. */
  readonly title: string;
  /** As `markingSign`. */
  readonly sign: string;
  /** Code as `codeText` has it: `4X43DP`, `class 2`. */
  readonly code: string;
  readonly places: readonly ExplainedPlace[];
  /** Chemicals that the glove was tested with, by their letters. */
  readonly chemicals?: readonly TestedChemical[];
  /** Properties that could be stated under the standard and are not. */
  readonly unstated?: readonly string[];
  /** What the reader must know of every article marked like this. */
  readonly limits?: readonly string[];
}

/** One property of a marking in words and figures. */
export interface ExplainedPlace {
  /** Character as printed; empty if nothing is printed. */
  readonly printed: string;
  readonly name: string;
  /** Result as `levelWords` says it. */
  readonly words: string;
  readonly state: PlaceState;
  /** `≥ 8 000 cycles`; absent where no level is reached, and where no figure is known. */
  readonly threshold?: string;
  /** One sentence for a reader who does not know the standard. */
  readonly plain: string;
  /** Limit of what the result says. */
  readonly limit?: string;
}

/** A chemical of EN ISO 374-1. */
export interface TestedChemical {
  readonly letter: string;
  readonly name: string;
}

/** Every marking of an article explained, in the order of the pages. */
export const explainMarkings = (ratings: Ratings = {}): readonly ExplainedMarking[] =>
  ratedStandards.flatMap((standard) => {
    const rating = ratings[standard];
    return rating ? [explainMarking(standard, rating)] : [];
  });

function explainMarking(standard: RatedStandard, { edition, code }: Rating): ExplainedMarking {
  const { title }: StandardText = standardTexts[standard];
  const places = readMarking(standard, code);
  const isPlaced = standard === 'en388' || standard === 'en407' || standard === 'en511';
  const isShown = ({ state }: MarkingPlace) => isPlaced || state !== 'unstated';
  const [letters, properties] = split(places, (place) => isChemical(standard, place));
  const unstated = properties.filter((place) => !isShown(place));
  return {
    name: standardNames[standard].label,
    edition,
    slug: standardNames[standard].slug,
    title,
    sign: markingSign(standard),
    code: codeText(standard, code),
    places: properties.filter(isShown).map((place) => explainPlace(standard, place)),
    ...given('chemicals', letters.filter(isShown).map(chemicalOf)),
    ...given(
      'unstated',
      unstated.map(({ key }) => placeText(standard, key)?.label ?? key),
    ),
    ...given('limits', limitsOf(standard, places)),
  };
}

const isChemical = (standard: RatedStandard, { key }: MarkingPlace): boolean =>
  standard === 'en374' && key !== 'type';

const chemicalOf = ({ key }: MarkingPlace): TestedChemical => ({
  letter: key,
  name: placeText('en374', key)?.label ?? key,
});

function explainPlace(standard: RatedStandard, place: MarkingPlace): ExplainedPlace {
  const { key, character, state, level } = place;
  const text = placeText(standard, key) ?? { label: key, plain: '' };
  const threshold = thresholdWords(text, level);
  return {
    printed: character,
    name: text.label,
    words: levelWords(standard, place),
    state,
    ...(threshold && { threshold }),
    plain: text.plain,
    ...(text.limit && { limit: text.limit }),
  };
}

function limitsOf(standard: RatedStandard, places: readonly MarkingPlace[]): readonly string[] {
  const { limit }: StandardText = standardTexts[standard];
  return [...(standard === 'en388' && hasBothCuts(places) ? [bothCuts] : []), ...(limit ? [limit] : [])];
}

const bothCuts = 'Both cut tests were done. If the material blunts the circular blade, use the ISO letter.';

const hasBothCuts = (places: readonly MarkingPlace[]): boolean =>
  places
    .filter(({ key }) => key === 'coup' || key === 'cut')
    .every(({ state }) => state === 'level' || state === 'zero');

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

const given = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length > 0 ? { [name]: items } : {}) as { readonly [Each in Name]?: readonly Item[] };
