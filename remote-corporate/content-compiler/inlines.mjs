/** Turns the inside of a paragraph into nodes. */

/** @typedef {import('../src/model/content').Inline} Inline */
/** @typedef {import('marked').Token} Token */
/** @typedef {(offset: number, message: string) => void} Report */

/** Facts of the company that a text may name; the site's configuration has them. */
const siteFields = ['company', 'email', 'phone', 'address'];

const emptyLinkTexts = ['here', 'click here', 'this link', 'more'];

/**
 * @param {readonly Token[]} tokens
 * @param {number} offset of the first token in the source
 * @param {Report} report
 * @returns {Inline[]}
 */
export function compileInlines(tokens, offset, report) {
  let at = offset;
  return tokens.flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return compileInline(token, start, report);
  });
}

/**
 * @param {Token} token
 * @param {number} offset
 * @param {Report} report
 * @returns {Inline[]}
 */
function compileInline(token, offset, report) {
  const children = () => {
    const { tokens = [], text, raw } = /** @type {import('marked').Tokens.Generic} */ (token);
    return compileInlines(tokens, offset + raw.indexOf(text), report);
  };
  switch (token.type) {
    case 'text':
    case 'escape':
      return compileText(token.text, offset, report);
    case 'strong':
      return [{ kind: 'strong', children: children() }];
    case 'em':
      return [{ kind: 'emphasis', children: children() }];
    case 'link':
      checkLink(/** @type {import('marked').Tokens.Link} */ (token), offset, report);
      return [{ kind: 'link', href: token.href, children: children() }];
    case 'image':
      report(offset, 'Pictures do not stand in a text; take the line out and ask for a place on the page.');
      return [];
    case 'html':
      // The end of an element was reported with its beginning.
      if (!token.raw.startsWith('</')) report(offset, 'HTML is not allowed; write the same in Markdown.');
      return [];
    default:
      report(offset, `"${token.raw}" is not part of what a page may use; write it as plain text.`);
      return [];
  }
}

/**
 * @param {string} text with fields such as `{company}`
 * @param {number} offset
 * @param {Report} report
 * @returns {Inline[]}
 */
function compileText(text, offset, report) {
  return text
    .replaceAll('\n', ' ')
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return part;
      const field = part.slice(1, -1);
      if (siteFields.includes(field)) return /** @type {Inline} */ ({ kind: 'site', field });
      report(offset + text.indexOf(part), `${part} is not known; use one of {${siteFields.join('}, {')}}.`);
      return part;
    });
}

/**
 * @param {import('marked').Tokens.Link} link
 * @param {number} offset
 * @param {Report} report
 */
function checkLink({ href, text }, offset, report) {
  if (emptyLinkTexts.includes(text.toLowerCase())) {
    report(offset, `The link text "${text}" does not say where it goes; name the page.`);
  }
  if (!/^(\/|#|https:|mailto:|tel:)/.test(href)) {
    report(offset, `The address "${href}" begins with "/", "#", "https:", "mailto:" or "tel:".`);
  }
}
