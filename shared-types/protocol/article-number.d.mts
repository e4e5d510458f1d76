/**
 * Form of article numbers: letters, digits, `-`, `.` and `_`, at most 32 characters, with a letter or a digit at both ends
 * and never two dots in a row. None of them has a meaning in an address, a file name or a list with commas.
 */
export declare const articleNoPattern: RegExp;

/** Whether a text can be an article number. */
export declare const isArticleNo: (text: string) => boolean;
