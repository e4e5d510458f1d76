/** HTTP statuses that an enquiry is answered with. */
export declare const enquiryStatuses: {
  /** It is stored. */
  readonly stored: 201;
  /** It is stored, and looks as if a program had written it: a person decides. */
  readonly held: 202;
  /** It had been stored before. */
  readonly known: 409;
  /** No page of the site sends this now: the page is older than the form. */
  readonly outdated: 400;
  readonly tooLong: 413;
  /** The visitor has to change some fields. */
  readonly refused: 422;
  readonly tooMany: 429;
  /** It cannot be stored now. */
  readonly unavailable: 503;
};
