/** Errors that browsers report to the server that they have the page from. */

import { releaseFilesBase } from './addresses.js';

/**
 * Address that reports are posted to: `render /remotes/catalogue/1.4.0/`, a kind and a folder or file of a release. Below it may
 * stand the message of the error, and a line for each place in the code: `/remotes/catalogue/1.4.0/main.js:1:2043`.
 */
export const browserErrorsAddress = '/release/errors';

/** Finds a file of a release in an address or a stack: the start of its path, and the name and version of the release. */
export const releaseFilePattern = new RegExp(`${releaseFilesBase}([^/]+)/([^/]+)/`);

/** Places in files of releases, as stacks name them. */
const codePlaces = new RegExp(`${releaseFilesBase}[\\w.+/-]+(?:\\?attempt=\\d+)?:\\d+:\\d+`, 'g');

/** The innermost places in the code of releases that a stack, or a report, names: three at most. */
export const placesIn = (stack: string): readonly string[] =>
  (stack.match(codePlaces) ?? []).slice(0, 3).map((place) => place.replace(/\?attempt=\d+/, ''));

/** Message of an error without what may be about a visitor: addresses of e-mail, numbers, what is long. */
export const withoutVisitor = (message: string): string =>
  message
    .slice(0, 1000)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
    .replaceAll(/\d+/g, '…')
    .slice(0, 200);

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
