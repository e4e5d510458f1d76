import { leafCategories, type Category } from '../categories';
import { rowsOfTypes } from '../find-rows';
import type { ProductRow } from '../product-row';
import type { TextPart } from '../finding/finder';
import { readListingPlace } from '../listing-place';
import { choiceName, filterLabel } from './choice-names';
import { unchoose, withoutStandard } from './change-state';
import { valuesOf } from './chosen-values';
import { countFacets } from './count-facets';
import { countOf, type PreparedList, type ShownListing } from './listing';
import type { ListingState } from './listing-state';
import { markedPlaces, standardLabel } from './marked-rows';
import { listingAddress } from './print-state';
import { filteredArticles } from './query-sentence';
import type { Chosen } from './selection';
import { closestCategories, nearArticles } from './suggestions';

/** Alternatives to an empty list. */
export interface Alternatives {
  /** Articles whose numbers come near to the text; none if the text alone finds articles. */
  readonly near: readonly ProductRow[];
  /** Categories of the articles that the words find; where they find none, those that share words with the text. */
  readonly categories: readonly Category[];
  /** Filters and words without which there are articles. */
  readonly removals: readonly Removal[];
  /** The list of the filters without the text; absent if it is empty, or if there is no text or no filter. */
  readonly withoutText?: CountedAddress;
}

/** Another list, and how many articles it has. */
export interface CountedAddress {
  /** `All gloves with ISO cut D or better (EN 388)`. */
  readonly label: string;
  readonly articles: number;
  readonly address: string;
}

/** Looks for alternatives to an empty list. Takes some milliseconds for many articles: for idle time. */
export function alternativesTo(list: PreparedList, shown: ShownListing): Alternatives {
  const { base, words, index } = shown;
  const { chosen, standard } = base.state;
  const isFound = index.rows.length > 0;
  const hasFilter = Object.keys(chosen).length > 0 || standard !== undefined;
  const articles = hasFilter && words !== '' ? countWithoutText(list, base.state) : 0;
  const path = readListingPlace(base.path).kind === 'search' ? '/products' : base.path;
  const removals = removalsOf(list, shown);
  return {
    near: isFound ? [] : nearArticles(list.index.rows, words),
    categories: isFound && words !== '' ? categoriesOf(index.rows) : closestCategories(shown.text),
    removals,
    ...(articles > 0 &&
      !removals.some(({ change }) => isWithoutText(base.state, change)) && {
        withoutText: {
          label: filtersLabel(list, chosen),
          articles,
          address: listingAddress(path, { ...base.state, text: '', isLiteral: false, page: 1 }),
        },
      }),
  };
}

/** Whether a change takes the whole text away, and no filter. */
function isWithoutText(state: ListingState, change: Removal['change']): boolean {
  const { text, chosen, standard } = change(state);
  return text === '' && chosen === state.chosen && standard === state.standard;
}

const mostCategories = 3;

/** The categories that most of some articles are in. */
function categoriesOf(rows: readonly ProductRow[]): readonly Category[] {
  const counted = leafCategories.map((category) => ({
    category,
    articles: rowsOfTypes(rows, category.types).length,
  }));
  return counted
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles)
    .slice(0, mostCategories)
    .map(({ category }) => category);
}

function filtersLabel({ index }: PreparedList, chosen: Chosen): string {
  const values = valuesOf(chosen);
  if (values.length === 0) return 'All articles with this standard';
  return `All ${filteredArticles(values, (value) => choiceName(index, value))}`;
}

const countWithoutText = ({ index }: PreparedList, { chosen, standard }: ListingState): number =>
  countFacets(index, { chosen, columns: [], within: markedPlaces(index.rows, standard) }).hits.length;

/** A part of what is asked for, without which there are articles. */
export interface Removal {
  /** `Cuff: Knit wrist`, `“winter”`. */
  readonly label: string;
  /** Articles that match without it. */
  readonly articles: number;
  readonly change: (state: ListingState) => ListingState;
}

/** What to leave out, without a count yet. */
type Part = Omit<Removal, 'articles'>;

/** The parts that cause an empty list, the one whose removal gives most articles first. */
const removalsOf = (list: PreparedList, shown: ShownListing): readonly Removal[] =>
  partsOf(list, shown)
    .map((part) => ({ ...part, articles: countOf(list, part.change(shown.base.state)) }))
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);

function partsOf(list: PreparedList, { base: { state }, words }: ShownListing): readonly Part[] {
  return [
    ...valuesOf(state.chosen).map((value) => ({
      label: filterLabel(list.index, value),
      change: (before: ListingState) => unchoose(before, value),
    })),
    ...(state.standard?.split(',') ?? []).map((slug) => ({
      label: `Marked to ${standardLabel(slug)}`,
      change: (before: ListingState) => withoutStandard(before, slug),
    })),
    ...wordsIn(list, words).map(({ written, rest }) => ({
      label: `“${written}”`,
      change: (before: ListingState) => ({
        ...before,
        text: before.text === state.text ? rest : without(before.text, written),
        page: 1,
      }),
    })),
  ];
}

const without = (text: string, word: string): string =>
  text.replace(word, ' ').replaceAll(/\s+/g, ' ').trim();

/** The words of a text; none where it is a single one, whose removal is not worth an offer. */
function wordsIn(list: PreparedList, words: string): readonly TextPart[] {
  const parts = words === '' ? [] : (list.search(words).found.words?.parts ?? []);
  return parts.length > 1 ? parts : [];
}
