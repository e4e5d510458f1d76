/** Problems in text files: sorted, and printed with file, line and column. */

/**
 * @typedef {object} TextPosition  as editors show it
 * @property {number} line    from 1
 * @property {number} column  from 1, in UTF-16 code units
 */

/** @typedef {TextPosition & ProblemText} Problem  something wrong at a position of a file */

/**
 * @typedef {object} ProblemText
 * @property {string} file        as messages name it: `remote.json`, `content/pages/career.md`
 * @property {string} message     what is wrong and how to fix it
 * @property {boolean} isWarning  a warning fails no build
 */

/** The last text only: a large file can have thousands of problems. */
let lastText = '';
/** @type {readonly number[]} */
let lastStarts = [0];

/** @param {string} text @returns {readonly number[]} offsets of its lines */
function lineStartsOf(text) {
  if (text === lastText) return lastStarts;
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  lastText = text;
  lastStarts = starts;
  return starts;
}

/**
 * The position of an offset.
 *
 * @param {string} text
 * @param {number} offset  UTF-16 code units from the start of the text
 * @returns {TextPosition}
 */
export function positionAt(text, offset) {
  const starts = lineStartsOf(text);
  const index = starts.findLastIndex((start) => start <= offset);
  return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 };
}

/** `FILE:LINE:COLUMN MESSAGE`, with `warning: ` before the message of a warning. @param {Problem} problem */
export const problemLine = ({ file, line, column, message, isWarning }) =>
  `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`;

/**
 * Sorts problems of one file from its first line to its last; equal positions keep their order.
 *
 * @param {TextPosition} one
 * @param {TextPosition} other
 */
export const byPosition = (one, other) => one.line - other.line || one.column - other.column;
