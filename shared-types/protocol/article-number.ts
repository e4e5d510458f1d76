/**
 * Form of article numbers: letters, digits, `-`, `.` and `_`, at most 32 characters, with a letter or a digit at both ends
 * and never two dots in a row. None of them has a meaning in an address, a file name or a list with commas.
 */
export const articleNoPattern = /^(?!.*\.\.)[A-Za-z0-9](?:[A-Za-z0-9._-]{0,30}[A-Za-z0-9])?$/;

/** True if a text can be an article number. */
export const isArticleNo = (text: string) => articleNoPattern.test(text);

/** A number without what stands between its letters and digits: `a 101`, `10-02200`. */
export const bareNumber = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
