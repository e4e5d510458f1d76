/**
 * Characters that nobody types and that mislead whoever reads them: control characters, those that reverse the order
 * of what follows, and halves of a character. Line feed, carriage return and tab are not among them.
 */
const misleading =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u;

/** Whether a text is shown as it was typed. */
export const isPlainText = (text: string): boolean => !misleading.test(text);

/** The same of a text in one line. */
export const isPlainLine = (text: string): boolean => isPlainText(text) && !/[\r\n\t]/.test(text);

/** A text that can be written to a terminal: what would move its cursor or reverse its lines is shown as a sign. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(new RegExp(misleading, 'gu'), '\uFFFD').replaceAll('\r', '\n');
