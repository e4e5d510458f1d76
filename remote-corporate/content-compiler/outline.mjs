/** @typedef {import('marked').Tokens.Heading} HeadingToken */
/** @typedef {import('../src/model/content').Block} Block */

/**
 * The headings of one page: no level is skipped, no anchor stands twice.
 *
 * @param {import('./inlines.mjs').Report} report
 */
export function createOutline(report) {
  let last = 1;
  const ids = new Set();
  /** @param {HeadingToken} token @param {number} offset @returns {readonly Block[]} the heading, or nothing where it cannot be one */
  const compile = ({ depth, text, raw }, offset) => {
    if (!/^ *#/.test(raw)) {
      report(offset, 'A line of "-" or "=" below a text makes it a heading; take the line out.');
      return [];
    }
    if (depth !== 2 && depth !== 3 && depth !== 4) {
      report(offset, 'A heading begins with "##", "###" or "####"; the one with "#" is the "h1" at the top.');
      return [];
    }
    const id = anchorOf(text);
    if (/[*_[\]`{}<>&\\]/.test(text) || id === '')
      report(offset, 'A heading is plain text with a letter or a digit; take the marks out.');
    if (depth > last + 1)
      report(offset, `The heading jumps from level ${last} to ${depth}; use level ${last + 1}.`);
    if (ids.has(id)) report(offset, `"${text}" stands twice as a heading; links need different ones.`);
    ids.add(id);
    last = depth;
    return [{ kind: 'heading', level: depth, id, text }];
  };
  return { compile };
}

/** @param {string} text @returns {string} `Who we are` as `who-we-are` */
const anchorOf = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
