/** What pages send to `Site.enquiries`, and what they are answered. */

/** An enquiry as a page sends it, by POST as JSON. */
export interface EnquiryMessage {
  /** Name of the form: `enquiry`, `sample-request`. */
  readonly form: string;
  /** Version of the form. */
  readonly version: string;
  /** 16 to 64 letters, digits and hyphens; one for each draft, whatever the number of attempts to send it. */
  readonly key: string;
  /** When the draft was begun, ISO 8601, by the visitor's clock. */
  readonly openedAt: string;
  /** When it was sent, by the same clock. */
  readonly sentAt: string;
  /** How long the form was open in this document, in milliseconds, whatever the visitor's clock says. */
  readonly elapsedMs?: number;
  /** What was typed, by the name of the field; empty fields may be left out. */
  readonly fields: { readonly [field: string]: string };
  /** At most 200 lines, of at most as many articles as the form declares. */
  readonly items: readonly EnquiryItem[];
  /** Path of the page. */
  readonly page: string;
  /** Versions that drew the page. */
  readonly releases: { readonly host: string; readonly remote: string };
}

/** A line of an enquiry: an article, with a size and a quantity as typed. An article may have several. */
export interface EnquiryItem {
  readonly articleNo: string;
  /** Pairs of gloves, pieces of a garment. */
  readonly quantity: string;
  readonly size: string;
}

/** An item of a stored list that is for the page of a form with articles. That page reads it by `Shell.countedLists`. */
export interface ListedArticle {
  readonly articleNo: string;
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
