/** Texts from outside that people will read. */

/**
 * Characters that nobody types and that mislead a reader: control characters, characters that reverse the order of
 * what follows, and halves of a character. Line feed, carriage return and tab are not among them.
 */
const misleading =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u;

/** A text without these characters. */
export const withoutMisleading = (text: string) => text.replaceAll(new RegExp(misleading, 'gu'), '');

/** True if a text is one line and is shown as it was typed. */
export const isPlainLine = (text: string) => !misleading.test(text) && !/[\r\n\t]/.test(text);

/** A word of a command that somebody copies into a shell. */
export const shellWord = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** A text that can be written to a terminal: characters that would move its cursor or reverse its lines become U+FFFD. */
export const printable = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll(new RegExp(misleading, 'gu'), '\uFFFD').replaceAll('\r', '\n');
