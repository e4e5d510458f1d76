/** Errors that browsers report to the server that they have the page from. */

/** Address that reports are posted to: `load catalogue@1.4.0`, a kind and a version of a package, and nothing else. */
export const browserErrorsAddress = '/release/errors';

/** Kinds of errors. */
export const browserErrorKinds = [
  /** A page did not come to life: its first scripts threw, or did nothing. */
  'start',
  /** A file did not arrive, or its code could not be used. */
  'load',
  /** A file arrived with other bytes than the page had named. */
  'integrity',
  /** A visitor saw "Taking a long time". */
  'timeout',
  /** Code threw, while it drew or afterwards. */
  'render',
] as const;

/** Kind of an error. */
export type BrowserErrorKind = (typeof browserErrorKinds)[number];
