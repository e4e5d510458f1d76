import { bareNumber } from 'shared-types/protocol/article-number';
import { once } from './once';

/** An article of another maker with the marking that its maker published. Which of ours are equal, markings say alone. */
export interface CrossReference {
  readonly maker: string;
  /** Name and number as the maker prints them: `Grip 11-840`. */
  readonly article: string;
  /** Marking as printed on a label: `EN 388 4X43D, EN 407 X1XXXX`. */
  readonly marking: string;
  /** Document that it was published in, or its address. */
  readonly source: string;
  /** The day of the source, `2026-01-31`. */
  readonly date: string;
}

/** Other makers and their articles, as in the release. */
export interface OtherMakers {
  readonly names: readonly string[];
  readonly articles: readonly CrossReference[];
}

/** A text without spaces, hyphens, accents and capitals: `grip11840`. */
const bare = (text: string): string => bareNumber(text.normalize('NFD'));

/** The name of an article with its maker, of which each has its own. */
export const crossName = ({ maker, article }: Pick<CrossReference, 'maker' | 'article'>): string =>
  `${maker} ${article}`;

/** Texts that mean the same article have the same key. */
export const crossKey = (entry: Pick<CrossReference, 'maker' | 'article'>): string => bare(crossName(entry));

/** Fewer characters are a size, a level or a marking: `4543`. */
const leastCharacters = 5;

const byText = once((all: readonly CrossReference[]) => {
  const found = new Map<string, CrossReference[]>();
  for (const entry of all)
    for (const text of namesOf(entry)) found.set(text, [...(found.get(text) ?? []), entry]);
  return found;
});

/** The name, and its number alone, each with and without the maker. */
function namesOf({ maker, article }: CrossReference): ReadonlySet<string> {
  const [number = article] = /\S*\d.*$/.exec(article) ?? [];
  return new Set([article, number].flatMap((text) => [bare(text), bare(maker + text)]));
}

/** The articles of other makers that a text names, whatever its spaces, hyphens and capitals; several where makers share a number. */
export function crossReferencesIn(text: string, all: readonly CrossReference[]): readonly CrossReference[] {
  const asked = bare(text);
  return asked.length < leastCharacters ? [] : (byText(all).get(asked) ?? []);
}

/** `Northwind publishes EN 388 4X43D for Grip 11-840`. */
export const publishedText = (entry: CrossReference): string =>
  `${entry.maker} publishes ${entry.marking} for ${entry.article}`;
