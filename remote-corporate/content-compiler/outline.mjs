/** The headings of one page: no level is skipped, no anchor stands twice. */
export class Outline {
  #report;
  #level = 1;
  #ids = new Set();

  /** @param {import('./inlines.mjs').Report} report */
  constructor(report) {
    this.#report = report;
  }

  /**
   * @param {import('marked').Tokens.Heading} token
   * @param {number} offset
   * @returns {import('../src/model/content').Block[]} the heading, or nothing where it cannot be one
   */
  compile({ depth, text }, offset) {
    if (depth !== 2 && depth !== 3 && depth !== 4) {
      this.#report(
        offset,
        'A heading begins with "##", "###" or "####"; the one with "#" is the "h1" at the top.',
      );
      return [];
    }
    this.#check(depth, text, offset);
    return [{ kind: 'heading', level: depth, id: anchorOf(text), text }];
  }

  /**
   * @param {number} level
   * @param {string} text
   * @param {number} offset
   */
  #check(level, text, offset) {
    const id = anchorOf(text);
    if (/[*_[\]`{}<>&\\]/.test(text)) this.#report(offset, 'A heading is plain text; take the marks out.');
    if (id === '') this.#report(offset, 'A heading needs a letter or a digit; links name it by them.');
    if (level > this.#level + 1) {
      this.#report(
        offset,
        `The heading jumps from level ${this.#level} to ${level}; use level ${this.#level + 1}.`,
      );
    }
    if (this.#ids.has(id))
      this.#report(offset, `"${text}" stands twice as a heading; links need different ones.`);
    this.#ids.add(id);
    this.#level = level;
  }
}

/**
 * @param {string} text
 * @returns {string} `Who we are` as `who-we-are`
 */
export const anchorOf = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
