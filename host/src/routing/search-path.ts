/**
 * Where the site search goes.
 *
 * `.` and `..` as a whole segment would be resolved away by every reader of addresses, so they get a trailing space,
 * which the listing trims.
 *
 * @param text not empty
 */
export const searchPath = (text: string): string =>
  `/products/${encodeURIComponent(text)}${/^\.{1,2}$/.test(text) ? '%20' : ''}`;
