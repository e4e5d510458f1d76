/**
 * Characters that nobody types and that mislead a reader: control characters, characters that reverse the order of
 * what follows, and halves of a character. Line feed, carriage return and tab are not among them.
 */
const misleading =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u;

/** @type {typeof import('./plain-text.mjs').isPlainText} */
export const isPlainText = (text) => !misleading.test(text);

/** @type {typeof import('./plain-text.mjs').isPlainLine} */
export const isPlainLine = (text) => isPlainText(text) && !/[\r\n\t]/.test(text);

/** @type {typeof import('./plain-text.mjs').printable} */
export const printable = (text) =>
  text.replaceAll('\r\n', '\n').replaceAll(new RegExp(misleading, 'gu'), '\uFFFD').replaceAll('\r', '\n');
