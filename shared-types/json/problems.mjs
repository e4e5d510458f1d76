/** Problems in text files: collected, sorted, and printed with file, line and column. */

/** @typedef {import('./problems.mjs').Problem} Problem */

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

/** @type {typeof import('./problems.mjs').positionAt} */
export function positionAt(text, offset) {
  const starts = lineStartsOf(text);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** @type {typeof import('./problems.mjs').problemLine} */
export const problemLine = ({ file, line, column, message, isWarning }) =>
  `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`;

/** @type {typeof import('./problems.mjs').byPosition} */
export const byPosition = (one, other) => one.line - other.line || one.column - other.column;

/** Collects the problems of one file. */
export class Problems {
  #file;
  #text;
  /** @type {Problem[]} */
  #problems = [];

  /** @param {string} file @param {string} text */
  constructor(file, text) {
    this.#file = file;
    this.#text = text;
  }

  /** @param {number} offset @param {string} message */
  add(offset, message) {
    this.#problems.push({ file: this.#file, ...positionAt(this.#text, offset), message, isWarning: false });
  }

  /** @param {number} offset @param {string} message */
  warn(offset, message) {
    this.#problems.push({ file: this.#file, ...positionAt(this.#text, offset), message, isWarning: true });
  }

  /** @param {number} offset */
  hasErrorAt(offset) {
    const position = positionAt(this.#text, offset);
    return this.#problems.some((problem) => !problem.isWarning && byPosition(problem, position) === 0);
  }

  get all() {
    return this.#problems.toSorted(byPosition);
  }

  throwIfAny() {
    const errors = this.#problems.filter(({ isWarning }) => !isWarning);
    if (errors.length > 0) throw new Error(errors.map(problemLine).join('\n'));
  }
}
