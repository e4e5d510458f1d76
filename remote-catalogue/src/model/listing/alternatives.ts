import type { Category } from '../categories';
import { readListingPlace } from '../listing-place';
import { choiceName, filterLabel } from './choice-names';
import { chosenOf, valuesOf, type ColumnValue } from './chosen-values';
import { countFacets } from './count-facets';
import type { PreparedList, ShownListing } from './listing';
import type { ListingState } from './listing-state';
import { markedPlaces } from './marked-rows';
import { listingAddress } from './print-state';
import { filteredArticles } from './query-sentence';
import type { Chosen } from './selection';
import { closestCategories, suggestionsFor, type Suggestion } from './suggestions';
import type { FacetIndex } from './facet-index';
import { matchRows } from './match-rows';

/** Alternatives to an empty list. */
export interface Alternatives {
  /** What may have been meant; empty if the text alone finds articles. */
  readonly suggestions: readonly Suggestion[];
  /** Categories that share words with the text. */
  readonly categories: readonly Category[];
  /** Filters whose removal gives articles. */
  readonly removals: readonly Removal[];
  /** The list of the filters without the text; absent if it is empty, or if there is no text or no filter. */
  readonly withoutText?: FilteredList;
}

/** A list by filters alone. */
export interface FilteredList {
  /** `All gloves with ISO cut D or better (EN 388)`. */
  readonly label: string;
  readonly articles: number;
  readonly address: string;
}

/** Looks for alternatives to an empty list. Takes some milliseconds for many articles: for idle time. */
export function alternativesTo(list: PreparedList, { base, words }: ShownListing): Alternatives {
  const { chosen, standard } = base.state;
  const { index } = words === '' ? list : list.search(words);
  const isFound = index.rows.length > 0;
  const hasFilter = Object.keys(chosen).length > 0 || standard !== undefined;
  const articles = hasFilter && words !== '' ? countWithoutText(list, base.state) : 0;
  const path = readListingPlace(base.path).kind === 'search' ? '/products' : base.path;
  return {
    suggestions: isFound ? [] : suggestionsFor(list.index.rows, words),
    categories: isFound ? [] : closestCategories(words),
    removals: removalsOf(index, chosen, markedPlaces(index.rows, standard)),
    ...(articles > 0 && {
      withoutText: {
        label: filtersLabel(list, chosen),
        articles,
        address: listingAddress(path, { ...base.state, text: '', isLiteral: false, page: 1 }),
      },
    }),
  };
}

function filtersLabel({ index }: PreparedList, chosen: Chosen): string {
  const values = valuesOf(chosen);
  if (values.length === 0) return 'All articles with this standard';
  return `All ${filteredArticles(values, (value) => choiceName(index, value))}`;
}

const countWithoutText = ({ index }: PreparedList, { chosen, standard }: ListingState): number =>
  countFacets(index, { chosen, columns: [], within: markedPlaces(index.rows, standard) }).hits.length;

/** A filter whose removal gives articles. */
interface Removal extends ColumnValue {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  /** Articles that match without it. */
  readonly articles: number;
}

/** The filters that cause an empty list each on its own, the one whose removal gives most articles first. */
function removalsOf(index: FacetIndex, chosen: Chosen, within?: Uint32Array): readonly Removal[] {
  const values = valuesOf(chosen);
  return values
    .map((value): Removal => {
      const others = chosenOf(values.filter((other) => other !== value));
      return {
        ...value,
        label: filterLabel(index, value),
        articles: matchRows(index, others, within).hits.length,
      };
    })
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);
}
