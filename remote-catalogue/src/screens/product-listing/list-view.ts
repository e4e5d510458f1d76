import type { FoundPage } from 'shared-types';
import type { ArticleCard } from '../../../articles/article-card';
import type { Answer } from '../../model/answer/answer';
import type { FilterGroup } from '../../model/answer/filter-groups';
import type { Condition } from '../../../articles/facets/conditions';
import type { CountedLink } from '../../model/answer/offered-hazards';
import type { ComparedArticles } from '../../../articles/facts/compare-products';
import type { ListMatrix } from '../../model/list-matrix';

/** Alternatives to an empty list. */
export interface NothingFound {
  /** Articles whose numbers come near to the text. */
  readonly near: readonly ArticleCard[];
  /** Where to ask about the text; absent if nothing was searched for. */
  readonly contact?: string;
  /** Each with the picture that stands for it everywhere on the site. */
  readonly categories: readonly (CountedLink & { readonly picture: string | undefined })[];
}

/** What only a list has that was filtered, searched or counted in the browser. */
export interface ListDetails extends Pick<Answer, 'chips' | 'evidence' | 'switches' | 'exactNumber'> {
  /** The list without its conditions. */
  readonly cleared: string;
  /** Pages of the site that fit the text. */
  readonly pages?: readonly FoundPage[];
  readonly nothing?: NothingFound;
  /** The articles that are compared instead of listed. */
  readonly compared?: ComparedArticles;
  /** Where the filters of protection are, if this list has articles that are tested in different ways. */
  readonly families?: Families;
  /** The categories as the filters leave them; absent in a search, which has them among its filters. */
  readonly categories?: CategoryLinks;
  /** Where the list is in each of its forms. */
  readonly forms: { readonly cards: string; readonly table: string };
  /** The articles one a line, where the address asks for it. */
  readonly table?: ListMatrix;
}

/** Lists of gloves only and of garments only. */
export interface Families {
  readonly gloves: string;
  readonly garments: string;
}

/** In the order of `categories`. */
export interface CategoryLinks {
  /** Addresses, with the filters that mean something there. */
  readonly addresses: readonly string[];
  /** Articles with these filters; `null` where the filters do not lead to. */
  readonly counts: readonly (number | null)[];
}

/** A list as the screen draws it: plain data. */
export interface ListView extends Pick<Answer, 'address' | 'text' | 'page'> {
  /** What a search is called; a category has the title of its page. */
  readonly heading?: string;
  /** How many articles there are, or why there are none. */
  readonly summary: string;
  readonly sort: string;
  /** Articles on all pages. */
  readonly count: number;
  /** Articles without any filter. */
  readonly outOf: number;
  readonly cards: readonly ArticleCard[];
  readonly groups: readonly FilterGroup[];
  /** True where the address asks for all filters: each group stands open, each list of values is whole. */
  readonly hasAllFilters?: boolean;
  /** Articles of each category, in the order of `categories`. */
  readonly counts: readonly number[];
  /** Address of the files of its category, or of the catalogue, without ending; absent where a service has the articles. */
  readonly files?: string;
  /** Absent in a list that was rendered ahead, but not in one that was drawn on request. */
  readonly details?: ListDetails;
}

/** What a page carries: its list without filters, and what the list is, for search engines. */
export interface ListingData {
  /** Rendered ahead without details and with the first filters only; drawn on request with what the page shows. */
  readonly view: ListView;
  readonly description: string;
}

/** A change that a visitor makes to a list. */
export type ListChange =
  | { readonly kind: 'with' | 'without'; readonly condition: Condition }
  | { readonly kind: 'clear' }
  /** Removes the level of a property. */
  | { readonly kind: 'any'; readonly column: string }
  | { readonly kind: 'sort'; readonly sort: string }
  | { readonly kind: 'text'; readonly text: string };

/** A list, and what changes it. */
export interface ChangeableList {
  readonly view: ListView;
  /** True while another list is on its way. */
  readonly isBusy?: boolean;
  /** Navigates to the changed list. */
  readonly change: (changes: readonly ListChange[], options?: { readonly replace?: boolean }) => void;
}
