/** Collects what is wrong with one content file, so that an editor sees all of it at once. */
export class Problems {
  #file;
  #source;
  /** @type {string[]} */
  #messages = [];

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
    const before = this.#source.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    this.#messages.push(`${this.#file}:${before.length}:${column} ${message}`);
  }

  /** @throws {Error} one line for each fault */
  throwIfAny() {
    if (this.#messages.length > 0) throw new Error(this.#messages.join('\n'));
  }
}
