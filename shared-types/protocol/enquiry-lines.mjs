/** Lines of an enquiry, an article with a size and a quantity each: in addresses, and as people paste them. */
import { isArticleNo } from './article-number.mjs';
import { maxEnquiryItems, maxEnquiryLines, maxItemTextLength } from './enquiry-limits.mjs';
import { isPlainLine } from './plain-text.mjs';

/** @typedef {import('../enquiry').EnquiryItem} EnquiryItem */

/** Whether a text can be the size or the quantity of a line; `''` says nothing of it. @param {unknown} text */
export const isItemText = (text) =>
  typeof text === 'string' && text.length <= maxItemTextLength && isPlainLine(text);

/** Whether a line says nothing but its article. @param {EnquiryItem} line */
const isBare = ({ size, quantity }) => size === '' && quantity === '';

/**
 * As many lines as an enquiry takes, an article's lines together: equal sizes once, the first one counts; a line with neither size
 * nor quantity only where the article has no other.
 *
 * @param {readonly EnquiryItem[]} lines
 * @param {number} [mostArticles]
 * @returns {readonly EnquiryItem[]}
 */
export function orderedLines(lines, mostArticles = maxEnquiryItems) {
  /** @type {Map<string, Map<string, EnquiryItem>>} */
  const articles = new Map();
  for (const line of lines) {
    const sizes = articles.get(line.articleNo) ?? new Map();
    if (articles.size < mostArticles || articles.has(line.articleNo)) articles.set(line.articleNo, sizes);
    const known = sizes.get(line.size);
    if (!known || isBare(known)) sizes.set(line.size, line);
  }
  return [...articles.values()]
    .flatMap((sizes) => {
      const own = [...sizes.values()];
      const filled = own.filter((line) => !isBare(line));
      return filled.length > 0 ? filled : own.slice(0, 1);
    })
    .slice(0, maxEnquiryLines);
}

/** Commas and colons part the lines, so they are written in another way; the address is decoded once. @param {string} text */
const written = (text) => encodeURIComponent(encodeURIComponent(text));

/** @param {string} text */
function readPart(text) {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}

/**
 * The value of `items` in an address: each article's number, then its lines as `size:quantity`. An older page reads the numbers.
 *
 * @param {readonly EnquiryItem[]} lines
 */
export function itemsText(lines) {
  let last = '';
  return orderedLines(lines)
    .flatMap((line) => {
      const number = line.articleNo === last ? [] : [line.articleNo];
      last = line.articleNo;
      return isBare(line) ? number : [...number, `${written(line.size)}:${written(line.quantity)}`];
    })
    .join(',');
}

/**
 * The lines of an address such as `/contact-us?items=A101,10:24,9:12,B417`. What cannot be a number, a size or a quantity is left out.
 *
 * @param {string} search with its `?`, or `''`
 * @returns {readonly EnquiryItem[]}
 */
export function linesIn(search) {
  const parts = (new URLSearchParams(search).get('items') ?? '').split(',').map((part) => part.trim());
  /** @type {EnquiryItem[]} */
  const lines = [];
  let articleNo = '';
  for (const part of parts) {
    const [first = '', ...others] = part.split(':');
    const size = readPart(first);
    const quantity = readPart(others.join(':'));
    if (others.length > 0) {
      if (articleNo !== '' && isItemText(size) && isItemText(quantity))
        lines.push({ articleNo, quantity, size });
    } else if (isArticleNo(part)) {
      articleNo = part;
      lines.push({ articleNo, quantity: '', size: '' });
    } else articleNo = '';
  }
  return orderedLines(lines);
}
