/**
 * @typedef {object} Finding
 * @property {string} file     from the package's folder: `content/pages/career.md`
 * @property {number} line     counted from 1
 * @property {number} column   counted from 1
 * @property {string} message  what is wrong and how to mend it
 * @property {boolean} isWarning
 */

/** @param {Finding} finding */
export const findingLine = ({ file, line, column, message, isWarning }) =>
  `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`;

/** Collects what is wrong with one content file, so that an editor sees all of it at once. */
export class Problems {
  #file;
  #source;
  /** @type {Finding[]} */
  #findings = [];

  /**
   * @param {string} file   as the message names it, from the package's folder: `content/pages/career.md`
   * @param {string} source whole text of the file
   */
  constructor(file, source) {
    this.#file = file;
    this.#source = source;
  }

  /**
   * @param {number} offset  of the fault in the source
   * @param {string} message what is wrong and how to mend it
   */
  add(offset, message) {
    this.#findings.push({ ...this.#placeOf(offset), message, isWarning: false });
  }

  /**
   * @param {number} offset
   * @param {string} message what would read better
   */
  warn(offset, message) {
    this.#findings.push({ ...this.#placeOf(offset), message, isWarning: true });
  }

  /** @param {number} offset */
  hasErrorAt(offset) {
    const { line, column } = this.#placeOf(offset);
    return this.#findings.some((one) => !one.isWarning && one.line === line && one.column === column);
  }

  /** @returns {readonly Finding[]} from the top of the file to its end */
  get findings() {
    return this.#findings.toSorted((one, other) => one.line - other.line || one.column - other.column);
  }

  /** @throws {Error} one line for each fault */
  throwIfAny() {
    const faults = this.#findings.filter(({ isWarning }) => !isWarning);
    if (faults.length > 0) throw new Error(faults.map(findingLine).join('\n'));
  }

  /** @param {number} offset */
  #placeOf(offset) {
    const before = this.#source.slice(0, offset).split('\n');
    return { file: this.#file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}
