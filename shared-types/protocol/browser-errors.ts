/** Errors that browsers report to the server that they have the page from. */

import { releaseFilesBase } from './addresses.js';

/** Address that reports are posted to: `load /remotes/catalogue/1.4.0/main.js`, a kind and a file of a release. */
export const browserErrorsAddress = '/release/errors';

/** Finds a file of a release in an address or a stack: the start of its path, and the name and version of the release. */
export const releaseFilePattern = new RegExp(`${releaseFilesBase}([^/]+)/([^/]+)/`);

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
