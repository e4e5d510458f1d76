/** What pages send to `Site.enquiries`, and what they are answered. */

import type { RecordOf } from './record-of';
import type { enquirySchema } from './schemas/enquiry.mjs';

/** An enquiry as a page sends it, by POST as JSON. */
export type EnquiryMessage = RecordOf<typeof enquirySchema>;

/** A line of an enquiry: an article, with a size and a quantity as typed. An article may have several. */
export type EnquiryItem = EnquiryMessage['items'][number];

/**
 * An item of a stored list that is for the page of a form with articles (`CountedKey.address`). That page reads it by
 * `Shell.countedLists`; the list may have members beside these.
 */
export interface ListedArticle {
  readonly articleNo: string;
  /** Sizes and how many of each; absent: the article alone. */
  readonly lines?: readonly Pick<EnquiryItem, 'size' | 'quantity'>[];
}

/** Body of the statuses `stored`, `held` and `known`. */
export interface EnquiryReceipt {
  /** Reference that the visitor can name. */
  readonly ref: string;
}

/** Body of the status `refused`. */
export interface EnquiryRefusal {
  /** For people. */
  readonly error: string;
  /** What the visitor has to change, by field. */
  readonly fields: { readonly [field: string]: string };
}
