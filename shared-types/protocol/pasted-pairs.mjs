/** A size and a quantity as people paste them. */
import {
  isUnclear,
  looksLikeQuantity,
  quantityFault,
  quantityFaultOf,
  quantityIn,
  sizeFault,
} from './enquiry-amounts.mjs';
import { isSizeName } from './pasted-headings.mjs';

/** @typedef {import('../enquiry').EnquiryItem} EnquiryItem */

/**
 * An article as the catalogue knows it.
 *
 * @typedef {object} PastedArticle
 * @property {string} articleNo
 * @property {readonly string[]} sizes empty if nobody knows them
 * @property {true} [isAssumed] the catalogue is not known: its number looks like one
 */

/** @typedef {{ readonly kind: 'lines', readonly lines: readonly EnquiryItem[] } | { readonly kind: 'refused', readonly reason: string }} Reading */

/** Sizes compare by it: `xxl` is `2XL`, `Size 9.0` is `9`. @param {string} size */
export const sizeKey = (size) =>
  size
    .toUpperCase()
    .replace(/^(?:SIZE|SZ\.?|GR(?:\.|ÖSSE|OESSE)?)\s*(?=\S)/, '')
    .replace(/[.,]0$/, '')
    .replace(/\s+/g, '')
    .replace(/^(X{2,})(?=[LS]$)/, (letters) => `${letters.length}X`);

/**
 * The article's own size that a text means.
 *
 * @param {string} text
 * @param {PastedArticle} article
 */
export function sizeIn(text, { sizes, isAssumed }) {
  if (sizes.length === 0) return (isAssumed ? isSizeName(text) : /[\p{L}\d]/u.test(text)) ? text : undefined;
  return sizes.find((size) => sizeKey(size) === sizeKey(text));
}

/** @param {string} reason @returns {Reading} */
export const refused = (reason) => ({ kind: 'refused', reason });

/** A line as it can be pasted. @param {PastedArticle} article */
export const exampleOf = ({ articleNo, sizes }) => `${articleNo} ${sizes[0] ?? 'M'} 24`;

/** @param {PastedArticle} article */
export const lineExample = (article) =>
  `Enter article number, size and quantity, such as ${exampleOf(article)}.`;

/** @param {PastedArticle} article @param {string} text */
const noSize = (article, text) =>
  article.sizes.length > 0
    ? sizeFault(article, text)
    : `“${text}” is not a size. Enter size and quantity, such as ${exampleOf(article)}.`;

/** @param {string} text */
const noQuantity = (text) =>
  isUnclear(text) ? quantityFaultOf(text) : `“${text}” is not a quantity. ${quantityFault}`;

/**
 * One pair of size and quantity; either may be empty.
 *
 * @param {PastedArticle} article
 * @param {string} typedSize
 * @param {string} typedQuantity
 * @returns {Reading}
 */
export function readPair(article, typedSize, typedQuantity) {
  const size = typedSize === '' ? '' : sizeIn(typedSize, article);
  if (size === undefined) return refused(noSize(article, typedSize));
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
export function readSingle(article, text) {
  const isSize = article.sizes.length > 0 && sizeIn(text, article) !== undefined;
  const isQuantity = quantityIn(text) !== undefined;
  const [, size] = /^(\d{1,2}),\d{3}$/.exec(text) ?? [];
  if (size !== undefined && article.sizes.length > 0 && sizeIn(size, article) !== undefined)
    return refused(`“${text}” may be a size and a quantity. Enter both, such as ${exampleOf(article)}.`);
  if (!isSize && isUnclear(text)) return refused(noQuantity(text));
  if (isSize && !isQuantity) return readPair(article, text, '');
  if (isQuantity && !isSize && article.sizes.length > 0) return readPair(article, '', text);
  return refused(
    isQuantity
      ? `“${text}” may be a size or a quantity. Enter both, such as ${exampleOf(article)}.`
      : article.sizes.length === 0
        ? `“${text}” is not a quantity. Enter size and quantity, such as ${exampleOf(article)}.`
        : noSize(article, text),
  );
}

/** Whether a text is a size or a quantity, and so no description. @param {string} text @param {PastedArticle} article */
const isAmount = (text, article) =>
  looksLikeQuantity(text) || (article.sizes.length > 0 && sizeIn(text, article) !== undefined);

/**
 * The last two cells; before them, a description may stand.
 *
 * @param {PastedArticle} article
 * @param {readonly string[]} cells
 */
function readLastPair(article, cells) {
  const size = cells.at(-2) ?? '';
  const isNoSize =
    cells.length > 2 &&
    !isSizeName(size) &&
    (article.sizes.length === 0 || sizeIn(size, article) === undefined);
  if (isNoSize || cells.slice(0, -2).some((cell) => isAmount(cell, article)))
    return refused(lineExample(article));
  return readPair(article, size, cells.at(-1) ?? '');
}

/**
 * Whether cells may be several sizes and one quantity for all of them: `8 9 10 24`.
 *
 * @param {PastedArticle} article
 * @param {readonly string[]} cells
 */
function mayBeSizes(article, cells) {
  const sizes = cells.slice(0, -1);
  const isSize = (/** @type {string} */ cell) =>
    article.sizes.length > 0 ? sizeIn(cell, article) !== undefined : isSizeName(cell);
  return sizes.length > 1 && sizes.every(isSize) && new Set(sizes.map(sizeKey)).size === sizes.length;
}

/**
 * What stands after the number: one or more pairs of size and quantity, after a description if there is one.
 *
 * @param {PastedArticle} article
 * @param {readonly string[]} cells
 * @returns {Reading}
 */
export function readPairs(article, cells) {
  if (cells.length === 0) return readPair(article, '', '');
  if (cells.length === 1) return readSingle(article, cells[0] ?? '');
  if (cells.length === 2 || cells.length % 2 === 1) return readLastPair(article, cells);
  if (mayBeSizes(article, cells)) return refused(lineExample(article));
  const pairs = together(
    Array.from({ length: cells.length / 2 }, (_, pair) =>
      readPair(article, cells[2 * pair] ?? '', cells[2 * pair + 1] ?? ''),
    ),
  );
  return pairs.kind === 'refused' ? readLastPair(article, cells) : pairs;
}

/** All readings as one; of those that were refused, the first. @param {readonly Reading[]} readings @returns {Reading} */
export const together = (readings) =>
  readings.find(({ kind }) => kind === 'refused') ?? {
    kind: 'lines',
    lines: readings.flatMap((reading) => (reading.kind === 'lines' ? reading.lines : [])),
  };
