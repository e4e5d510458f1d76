import { entriesOf } from './facts';

/** One property that a marking states, with the scale that its test has. */
export interface StandardPlace {
  readonly name: string;
  /** What the test does, in a sentence. */
  readonly test: string;
  /** Unit of all figures of the scale; empty where each says its own. */
  readonly unit: string;
  /** What the example prints here; empty where it prints nothing. */
  readonly printed: string;
  /** What that means, in words; empty where the printed text says it. */
  readonly words: string;
  /** The level that the example reaches, from 1 on; 0 where there is none. */
  readonly level: number;
  readonly levels: readonly StandardLevel[];
  /** What may be printed in the place of a level. */
  readonly besides: readonly string[];
}

/** A level as printed, and what it asks for. */
export type StandardLevel = Readonly<Record<'mark' | 'asks', string>>;

/** A standard, or a part of one, as the catalogue's fact `standards` describes it. */
export interface StandardFact {
  /** The standard's anchor on the page. */
  readonly slug: string;
  readonly label: string;
  readonly edition: string;
  /** How many articles the listing shows for the slug. */
  readonly count: number;
  /** A marking, as printed. */
  readonly example: string;
  readonly places: readonly StandardPlace[];
}

/** Reads the catalogue's fact `standards`; what is not in its form is left out. */
export const standardsFrom = (fact: unknown): readonly StandardFact[] =>
  entriesOf(fact, ['slug', 'label', 'edition', 'example']).flatMap((entry) => {
    const { slug, label, edition, example, count, places } = entry;
    return typeof count === 'number'
      ? [{ slug, label, edition, example, count, places: placesFrom(places) }]
      : [];
  });

const placesFrom = (places: unknown): readonly StandardPlace[] =>
  entriesOf(places, ['name', 'test', 'unit', 'printed', 'words']).map((place) => ({
    name: place.name,
    test: place.test,
    unit: place.unit,
    printed: place.printed,
    words: place.words,
    level: Number(place.level) || 0,
    levels: entriesOf(place.levels, ['mark', 'asks']).map(({ mark, asks }) => ({ mark, asks })),
    besides: Array.isArray(place.besides) ? place.besides.map(String) : [],
  }));

/** The example of a standard in words: `Abrasion: level 4 of 4; Cut: not tested`. */
export const exampleInWords = ({ places }: StandardFact): string =>
  places
    .filter(({ printed }) => printed !== '')
    .map(({ name, words, printed }) => `${name}: ${words || printed}`)
    .join('; ');
