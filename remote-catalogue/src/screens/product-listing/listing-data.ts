import type { CardColumns } from '../../model/card-columns';
import type { PackedGroup } from './packed-groups';

/** What a page carries of its listing: a page of the list without filters. */
export interface ListingData {
  /** Which page it is; absent for the first. */
  readonly page?: number;
  /** Articles of the list, on all its pages. */
  readonly count: number;
  readonly cards: CardColumns;
  /** The filters that the page shows, as it shows them. */
  readonly groups: readonly PackedGroup[];
  /** Number of articles of each category, in the order of `categories`. */
  readonly counts: readonly number[];
  /** What the list is, for search engines. */
  readonly description: string;
}
