/** Lines of an enquiry as people paste them from a spreadsheet or an e-mail: number, size, quantity. */
import { isArticleNo } from './article-number.mjs';

/** @typedef {import('../enquiry').EnquiryItem} EnquiryItem */

/**
 * An article as the catalogue knows it.
 *
 * @typedef {object} PastedArticle
 * @property {string} articleNo
 * @property {readonly string[]} sizes empty if nobody knows them
 */

/**
 * A line that was not understood.
 *
 * @typedef {object} RefusedLine
 * @property {number} line counted from 1
 * @property {string} text as pasted
 * @property {string} reason what to change
 */

/** @typedef {{ readonly kind: 'lines', readonly lines: readonly EnquiryItem[] } | { readonly kind: 'refused', readonly reason: string }} Reading */

/** @typedef {'number' | 'size' | 'quantity' | 'other'} Column */

/** @type {readonly (readonly [Column, RegExp])[]} */
const columnNames = [
  ['quantity', /^(?:qty|quantity|quantities|amount|pairs?|pcs|pieces?|units?|count|order(?:ed)?)\b/i],
  ['size', /^sizes?\b/i],
  ['number', /^(?:art(?:icle)?|item|sku|code|product|model|ref(?:erence)?|number|no\b|part)/i],
];

const separators = ['\t', ';', ','];

/** The cells of a line, without quotes and without empty ones at its end. @param {string} line */
function cellsOf(line) {
  const separator = separators.find((one) => line.includes(one)) ?? /\s+/;
  const cells = (separator instanceof RegExp ? line.trim() : line).split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

/**
 * What the columns hold, if this is a line with their names.
 *
 * @param {readonly string[]} cells
 * @returns {readonly Column[] | undefined}
 */
function columnsIn(cells) {
  const columns = cells.map((cell) => columnNames.find(([, name]) => name.test(cell))?.[0] ?? 'other');
  const isHeader = cells.every((cell) => !/\d/.test(cell)) && columns.some((column) => column !== 'other');
  return isHeader ? columns : undefined;
}

const unit = /\s*(?:x|pcs?|pieces?|pairs?|prs?|units?)\.?$/i;

/** A whole number above zero, as spreadsheets write it; `undefined` if it is none. @param {string} text */
export function quantityIn(text) {
  const bare = text.replace(unit, '').trim();
  const plain = /^\d{1,3}(?:[.,'\u00A0\u202F ]\d{3})+$/.test(bare)
    ? bare.replace(/\D/g, '')
    : bare.replace(/[.,]0{1,2}$/, '');
  return /^0*[1-9]\d{0,5}$/.test(plain) ? String(Number(plain)) : undefined;
}

/** Sizes compare by it: `xxl` is `2XL`, `Size 9.0` is `9`. @param {string} size */
const sizeKey = (size) =>
  size
    .toUpperCase()
    .replace(/^(?:SIZE|SZ\.?|GR\.?)\s*(?=\S)/, '')
    .replace(/[.,]0$/, '')
    .replace(/\s+/g, '')
    .replace(/^(X{2,})(?=[LS]$)/, (letters) => `${letters.length}X`);

/**
 * The article's own size that a text means.
 *
 * @param {string} text
 * @param {PastedArticle} article
 */
function sizeIn(text, { sizes }) {
  if (sizes.length === 0) return text;
  return sizes.find((size) => sizeKey(size) === sizeKey(text));
}

/** @param {string} reason @returns {Reading} */
const refused = (reason) => ({ kind: 'refused', reason });

/** @param {PastedArticle} article @param {string} size */
const noSuchSize = ({ articleNo, sizes }, size) =>
  `${articleNo} has no size ${size}. Sizes: ${sizes.join(', ')}.`;

/** @param {string} text */
const noQuantity = (text) => `“${text}” is not a quantity. Enter a whole number such as 24.`;

/**
 * One pair of size and quantity; either may be empty.
 *
 * @param {PastedArticle} article
 * @param {string} typedSize
 * @param {string} typedQuantity
 * @returns {Reading}
 */
function readPair(article, typedSize, typedQuantity) {
  const size = typedSize === '' ? '' : sizeIn(typedSize, article);
  if (size === undefined) return refused(noSuchSize(article, typedSize));
  const quantity = typedQuantity === '' ? '' : quantityIn(typedQuantity);
  if (quantity === undefined) return refused(noQuantity(typedQuantity));
  return { kind: 'lines', lines: [{ articleNo: article.articleNo, quantity, size }] };
}

/**
 * A single text after the number: a size or a quantity.
 *
 * @param {PastedArticle} article
 * @param {string} text
 * @returns {Reading}
 */
function readSingle(article, text) {
  const isSize = article.sizes.length > 0 && sizeIn(text, article) !== undefined;
  const isQuantity = quantityIn(text) !== undefined;
  if (isSize && !isQuantity) return readPair(article, text, '');
  if (isQuantity && !isSize && article.sizes.length > 0) return readPair(article, '', text);
  return refused(
    isQuantity
      ? `“${text}” may be a size or a quantity. Enter both, such as ${article.articleNo} ${article.sizes[0] ?? 'M'} 24.`
      : noSuchSize(article, text),
  );
}

/**
 * What stands after the number: one or more pairs of size and quantity, after a description if there is one.
 *
 * @param {PastedArticle} article
 * @param {readonly string[]} cells
 * @returns {Reading}
 */
function readPairs(article, cells) {
  if (cells.length === 0) return readPair(article, '', '');
  if (cells.length === 1) return readSingle(article, cells[0] ?? '');
  const last = readPair(article, cells.at(-2) ?? '', cells.at(-1) ?? '');
  if (cells.length === 2 || cells.length % 2 === 1) return last;
  const readings = Array.from({ length: cells.length / 2 }, (_, pair) =>
    readPair(article, cells[2 * pair] ?? '', cells[2 * pair + 1] ?? ''),
  );
  const lines = readings.flatMap((reading) => (reading.kind === 'lines' ? reading.lines : []));
  return lines.length === readings.length ? { kind: 'lines', lines } : last;
}

/**
 * Reads lines of text. Tabs, semicolons, commas or spaces stand between number, size and quantity; a first line may name the
 * columns; a line without a number belongs to the article above it; a line may have several pairs of size and quantity.
 *
 * @param {string} text
 * @param {(typed: string) => PastedArticle | undefined} find an article by its number as typed
 * @returns {{ readonly lines: readonly EnquiryItem[], readonly refused: readonly RefusedLine[] }} equal lines added up, in the
 *   order of the text
 */
export function readPastedLines(text, find) {
  /** @type {EnquiryItem[]} */
  const lines = [];
  /** @type {RefusedLine[]} */
  const refusedLines = [];
  /** @type {readonly Column[] | undefined} */
  let columns;
  /** @type {PastedArticle | undefined} */
  let article;

  /** @param {readonly string[]} cells @returns {Reading} */
  const readNamed = (cells) => {
    /** @param {Column} column */
    const cellOf = (column) => cells[columns?.indexOf(column) ?? -1] ?? '';
    const typed = cellOf('number');
    article = typed === '' ? article : find(typed);
    if (!article) return refused(notFound(typed));
    return readPair(article, cellOf('size'), cellOf('quantity'));
  };

  /** @param {readonly string[]} cells @param {boolean} isSpaced @returns {Reading} */
  const readUnnamed = ([typed = '', ...others], isSpaced) => {
    if (typed === '') return article ? readPairs(article, others) : refused(notFound(''));
    article = find(typed);
    if (article) return readPairs(article, others);
    // People write AB 100 as well.
    const [second = '', ...rest] = others;
    article = isSpaced ? find(typed + second) : undefined;
    return article ? readPairs(article, rest) : refused(notFound(typed));
  };

  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const cells = cellsOf(line);
    const named = lines.length + refusedLines.length === 0 ? columnsIn(cells) : undefined;
    if (named) {
      columns = named.includes('number') ? named : columns;
      continue;
    }
    const isSpaced = !separators.some((one) => line.includes(one));
    const reading = columns && !isSpaced ? readNamed(cells) : readUnnamed(cells, isSpaced);
    if (reading.kind === 'lines') lines.push(...reading.lines);
    else refusedLines.push({ line: index + 1, text: line, reason: reading.reason });
  }
  return { lines: addedUp(lines), refused: refusedLines };
}

/** Numbers compare without spaces and hyphens, in any case. @param {string} articleNo */
const comparedNumber = (articleNo) => articleNo.replace(/[\s-]/g, '').toUpperCase();

/**
 * Finds articles by their numbers as people write them; the very number counts first.
 *
 * @param {Iterable<PastedArticle> | undefined} articles all of the catalogue; `undefined` where it is not known: every number counts
 * @returns {(typed: string) => PastedArticle | undefined}
 */
export function articleFinder(articles) {
  if (!articles)
    return (typed) => (isArticleNo(typed) ? { articleNo: typed.toUpperCase(), sizes: [] } : undefined);
  /** @type {Map<string, PastedArticle>} */
  const byNumber = new Map();
  for (const article of articles) {
    byNumber.set(article.articleNo.toUpperCase(), article);
    const compared = comparedNumber(article.articleNo);
    if (!byNumber.has(compared)) byNumber.set(compared, article);
  }
  return (typed) => byNumber.get(typed.toUpperCase()) ?? byNumber.get(comparedNumber(typed));
}

/** A line as it can be pasted again. @param {EnquiryItem} line */
export const pastedText = ({ articleNo, size, quantity }) =>
  [articleNo, size, quantity].join(';').replace(/;+$/, '');

/** @param {string} typed */
function notFound(typed) {
  if (typed === '') return 'No article number. Begin the line with one.';
  return isArticleNo(typed) ? `Article ${typed} not found.` : `“${typed}” is not an article number.`;
}

/**
 * Each article and size once, with the sum of their quantities.
 *
 * @param {readonly EnquiryItem[]} lines
 * @returns {readonly EnquiryItem[]}
 */
export function addedUp(lines) {
  /** @type {Map<string, EnquiryItem>} */
  const sums = new Map();
  for (const line of lines) {
    const key = `${line.articleNo} ${line.size}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...line, quantity: sumOf(before.quantity, line.quantity) } : line);
  }
  return [...sums.values()];
}

/** What is not a number stays. @param {string} one @param {string} other */
function sumOf(one, other) {
  if (one === '' || other === '') return one + other;
  const sum = Number(one) + Number(other);
  return Number.isNaN(sum) ? one : String(sum);
}
