/** What a spreadsheet program may run when it opens a text file: a formula. Tab and carriage return hide one. */
const looksLikeFormula = /^'*[=+\-@\t\r]/;

/** Puts `'` before a text that a spreadsheet program would take for a formula, and before one that begins so already. */
export const quoteFormula = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

/** The text before `quoteFormula`. */
export const unquoteFormula = (text: string): string =>
  text.startsWith("'") && looksLikeFormula.test(text) ? text.slice(1) : text;
