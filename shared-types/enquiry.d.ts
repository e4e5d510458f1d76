/** Messages of pages to `Site.enquiries`, and its answers. */

import type { RecordOf } from './record-of';
import type { enquirySchema } from './schemas/enquiry.js';

/** An enquiry as a page sends it, by POST as JSON. */
export type EnquiryMessage = RecordOf<typeof enquirySchema>;

/** A line of an enquiry: an article, with a size and a quantity as typed. An article may have several. */
export type EnquiryItem = EnquiryMessage['items'][number];

/** An item of a stored list that is for the page of a form with articles. That page reads it by `Shell.countedLists`. */
export interface ListedArticle {
  readonly articleNo: string;
  /** Chosen by the visitor. */
  readonly size?: string;
}

/** A form that a browser has posted by itself, with the answer of the server. */
export interface PostedForm extends Pick<EnquiryMessage, 'form' | 'fields' | 'items'> {
  readonly status: number;
  /** Body of the answer, as a page gets it. */
  readonly answer: unknown;
}

/** Body of the statuses `stored`, `held` and `known`. */
export interface EnquiryReceipt {
  /** Reference that the visitor can name. */
  readonly ref: string;
}

/** Body of the status `refused`. */
export interface EnquiryRefusal {
  /** Text for people. */
  readonly error: string;
  /** Changes that the visitor has to make, by field. */
  readonly fields: { readonly [field: string]: string };
}
