/** Problems in text files: collected, sorted, and printed with file, line and column. */

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

/** Collects the problems of one file, so that its author sees all of them at once. */
export class Problems {
  #file;
  #text;
  /** @type {Problem[]} */
  #problems = [];

  /**
   * @param {string} file  as messages name it
   * @param {string} text  the whole file
   */
  constructor(file, text) {
    this.#file = file;
    this.#text = text;
  }

  /** Adds an error at an offset of the text. @param {number} offset @param {string} message */
  add(offset, message) {
    this.#problems.push({ file: this.#file, ...positionAt(this.#text, offset), message, isWarning: false });
  }

  /** Adds a warning at an offset of the text. @param {number} offset @param {string} message */
  warn(offset, message) {
    this.#problems.push({ file: this.#file, ...positionAt(this.#text, offset), message, isWarning: true });
  }

  /** Whether an error was added at this offset. @param {number} offset */
  hasErrorAt(offset) {
    const position = positionAt(this.#text, offset);
    return this.#problems.some((problem) => !problem.isWarning && byPosition(problem, position) === 0);
  }

  /** From the first line to the last. @returns {readonly Problem[]} */
  get all() {
    return this.#problems.toSorted(byPosition);
  }

  /** @throws {Error} with one line for each error */
  throwIfAny() {
    const errors = this.#problems.filter(({ isWarning }) => !isWarning);
    if (errors.length > 0) throw new Error(errors.map(problemLine).join('\n'));
  }
}
