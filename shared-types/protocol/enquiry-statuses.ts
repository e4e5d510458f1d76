/** HTTP statuses that an enquiry is answered with. */
export const enquiryStatuses = {
  /** It is stored. */
  stored: 201,
  /** It is stored, and looks as if a program had written it: a person decides. */
  held: 202,
  /** It had been stored before. */
  known: 409,
  /** No page of the site sends this now: the page is older than the form. */
  outdated: 400,
  tooLong: 413,
  /** The visitor has to change some fields. */
  refused: 422,
  tooMany: 429,
  /** It cannot be stored now. */
  unavailable: 503,
} as const;
