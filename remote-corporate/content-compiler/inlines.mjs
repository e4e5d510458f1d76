/** Turns the inside of a paragraph into nodes. */
import { addressFault } from './link-address.mjs';
import { unreadMark } from './unread-marks.mjs';

/** @typedef {import('../src/model/content').Inline} Inline */
/** @typedef {import('marked').Token} Token */
/**
 * @typedef {((offset: number, message: string) => void) & { link?: (offset: number, href: string) => void }} Report
 */

/**
 * Turns tokens into nodes.
 *
 * @template Token
 * @typedef {(token: Token, offset: number, report: Report) => Inline[]} Compile `offset` of the token in the file
 */

/** Facts of the company that a text may name; the site's configuration has them. */
const siteFields = ['company', 'email', 'phone', 'address'];

const emptyLinkTexts = ['', 'here', 'click here', 'this link', 'more'];

/** @type {Compile<readonly Token[]>} */
export const compileInlines = (tokens, offset, report) => {
  let at = offset;
  return tokens.flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return compileInline(token, start, report);
  });
};

/** @type {Compile<Token>} */
const compileInline = (token, offset, report) => {
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
    case 'link': {
      const inside = children();
      checkLink(/** @type {import('marked').Tokens.Link} */ (token), offset, report);
      if (inside.some(isLinkItself)) report(offset, 'A link stands in a link; take the outer one out.');
      return [{ kind: 'link', href: token.href, children: inside }];
    }
    case 'br':
      report(offset, 'The line ends with blanks or a backslash; take them out.');
      return [];
    default:
      reportUnknown(token.raw, offset, report);
      return [];
  }
};

/**
 * HTML, pictures, code and whatever else Markdown knows.
 *
 * @param {string} raw
 * @param {number} offset
 * @param {Report} report
 */
export function reportUnknown(raw, offset, report) {
  const [shown = ''] = raw.trim().split('\n');
  report(
    offset,
    `"${shown}" cannot stand here; use paragraphs, lists, tables and links as docs/editing-content.md shows them.`,
  );
}

/** Of a text with fields such as `{company}`. @type {Compile<string>} */
const compileText = (text, offset, report) => {
  const mark = unreadMark(text);
  if (mark) report(offset + mark.at, mark.message);
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
};

/**
 * @param {import('marked').Tokens.Link} link
 * @param {number} offset
 * @param {Report} report
 */
function checkLink({ href, text, raw, title }, offset, report) {
  if (emptyLinkTexts.includes(text.trim().toLowerCase()))
    report(offset, `The link text "${text}" does not say where it goes; name the page.`);
  if (title) report(offset, `The link has a title, "${title}"; say it in the text.`);
  const fault = addressFault(href);
  if (fault) report(offset, fault);
  else report.link?.(offset + Math.max(raw.lastIndexOf(href), 0), href);
}

/** The company's address and number are links wherever a text names them. @type {(node: Inline) => boolean} */
const isLinkItself = (node) => {
  if (typeof node === 'string') return false;
  if (node.kind === 'site') return node.field === 'email' || node.field === 'phone';
  return node.kind === 'link' || node.children.some(isLinkItself);
};
