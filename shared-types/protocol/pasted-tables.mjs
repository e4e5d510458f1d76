/** Lines of a pasted table whose columns have names. */
import { quantityIn } from './enquiry-amounts.mjs';
import { isPack, isUnit } from './ordered-units.mjs';
import { isSizeName } from './pasted-headings.mjs';
import { readPair, readSingle, refused, sizeIn, together } from './pasted-pairs.mjs';
import { saysAmount } from './spoken-amounts.mjs';

/** @typedef {import('./pasted-headings.mjs').Heading} Heading */
/** @typedef {import('./pasted-pairs.mjs').PastedArticle} PastedArticle */
/** @typedef {import('./pasted-pairs.mjs').Reading} Reading */

/** A filled cell of a column whose name does not say what it holds. */
/** @typedef {{ readonly name: string, readonly text: string, readonly isInPacks: boolean }} FreeCell */

/** @param {readonly FreeCell[]} cells */
const unknownColumns = (cells) =>
  refused(
    `${cells.map(({ name, text }) => `“${text}” in column “${name}”`).join(', ')} may be a size or a quantity. Name the columns Article, Size and Quantity.`,
  );

const hasFigure = (/** @type {FreeCell} */ { text }) => /\d/.test(text);

/** Whether a cell of numbers is empty, or has a running number or that of an order. @param {string} text */
const saysNothing = (text) => text === '' || saysAmount(text);

/** Whether a cell of quantities orders nothing. @param {string} text */
const isNothing = (text) => /^(?:0(?:[.,]0+)?|[–-])?$/.test(text);

/**
 * The article of a line: that of the surest column. Another one counts only if the surest is empty or has a running number or
 * that of an order. With nothing in the surest and no article in the others named for it, the line belongs to the article above.
 *
 * @param {Heading} heading
 * @param {readonly string[]} cells
 * @param {(typed: string) => PastedArticle | undefined} find
 * @returns {{ readonly kind: 'article', readonly article: PastedArticle, readonly place: number } | { readonly kind: 'above' } | { readonly kind: 'none', readonly typed: string }}
 */
export function articleIn({ columns, number, size, quantity }, cells, find) {
  const textAt = (/** @type {number} */ place) => cells[place] ?? '';
  const [first] = number;
  const surest = number.filter((place) => columns[place]?.rank === columns[first ?? 0]?.rank);
  const telling = surest.find((place) => !saysNothing(textAt(place)));
  const found = (telling === undefined ? number : surest).find((place) => find(textAt(place)));
  if (found === undefined && telling !== undefined) return { kind: 'none', typed: textAt(telling) };
  if (found === undefined && first !== undefined && textAt(first) === '') return { kind: 'above' };
  const others = columns
    .map((_, place) => place)
    .filter((place) => ![...number, ...size, ...quantity].includes(place));
  const isKnown = (/** @type {PastedArticle | undefined} */ article) => article && !article.isAssumed;
  const onlyOther = others.filter((place) => isKnown(find(textAt(place))));
  const place = found ?? (onlyOther.length === 1 ? onlyOther[0] : undefined);
  const article = place === undefined ? undefined : find(textAt(place));
  if (place !== undefined && article) return { kind: 'article', article, place };
  if (first !== undefined) return { kind: 'none', typed: textAt(first) };
  return others.every((other) => textAt(other) === '') ? { kind: 'above' } : { kind: 'none', typed: '' };
}

/**
 * The text of a role, from the surest columns with one. Those that nothing tells apart must not contradict each other.
 *
 * @param {Heading} heading
 * @param {readonly number[]} places
 * @param {readonly string[]} cells
 * @returns {{ readonly text: string } | { readonly reason: string }}
 */
function textIn({ columns }, places, cells) {
  const [first, ...others] = places.filter((place) => (cells[place] ?? '') !== '');
  if (first === undefined) return { text: '' };
  const text = cells[first] ?? '';
  const isEqual = (/** @type {number} */ place) => columns[place]?.rank === columns[first]?.rank;
  const other = others.find((place) => isEqual(place) && cells[place] !== text);
  if (other === undefined) return { text };
  const names = [first, other].map((place) => `“${columns[place]?.name}”`).join(' and ');
  return { reason: `The columns ${names} differ. Remove one of them.` };
}

/** @param {PastedArticle} article @param {FreeCell} one @param {FreeCell} other */
function readEitherWay(article, one, other) {
  const readings = [readPair(article, one.text, other.text), readPair(article, other.text, one.text)];
  const [reading, ...more] = readings.filter(({ kind }) => kind === 'lines');
  return reading && (more.length === 0 || one.text === other.text) ? reading : unknownColumns([one, other]);
}

/**
 * A line of a table without a column of sizes or without one of quantities: the cells of unknown columns may hold them.
 *
 * @param {PastedArticle} article
 * @param {{ readonly size: string | undefined, readonly quantity: string | undefined }} known `undefined` without a column
 * @param {readonly FreeCell[]} free
 * @returns {Reading}
 */
function readFreeCells(article, { size, quantity }, free) {
  const isSize = (/** @type {FreeCell} */ { text }) =>
    article.sizes.length > 0 ? sizeIn(text, article) !== undefined : isSizeName(text);
  const candidates = free.filter((cell) => hasFigure(cell) || (size === undefined && isSize(cell)));
  const [one, other, ...more] = candidates;
  const packed = free.find(({ isInPacks }) => isInPacks);
  if (quantity === undefined && packed)
    return refused(
      `Column “${packed.name}” does not count pairs or pieces. Enter the quantity in pairs or pieces.`,
    );
  if (!one) return quantity === undefined ? unknownColumns(free) : readPair(article, size ?? '', quantity);
  if (size !== undefined)
    return other || quantityIn(one.text) === undefined
      ? unknownColumns(candidates)
      : readPair(article, size, one.text);
  if (quantity !== undefined)
    return other || !isSize(one) ? unknownColumns(candidates) : readPair(article, one.text, quantity);
  if (more.length > 0) return unknownColumns(candidates);
  if (other) return readEitherWay(article, one, other);
  return free.length > 1 && isSize(one) ? unknownColumns(free) : readSingle(article, one.text);
}

/** @param {Heading} heading @param {readonly string[]} cells @param {number} numberPlace @returns {readonly FreeCell[]} */
const freeCells = ({ columns, isBySize }, cells, numberPlace) =>
  columns.flatMap(({ kind, name }, place) => {
    const text = cells[place] ?? '';
    const isFree = kind === 'unknown' || kind === 'packs' || (kind === 'amount' && !isBySize);
    return isFree && text !== '' && place !== numberPlace
      ? [{ name, text, isInPacks: kind === 'packs' }]
      : [];
  });

/**
 * A line of a table whose columns are sizes; an empty cell and a zero order nothing. A quantity beside them is their sum.
 *
 * @param {PastedArticle} article
 * @param {Heading} heading
 * @param {readonly string[]} cells
 */
function readSizeCells(article, { columns }, cells) {
  const filled = columns
    .map(({ kind, name }, place) => ({ kind, name, text: cells[place] ?? '' }))
    .filter(({ text }) => !isNothing(text));
  const ordered = filled.filter(({ kind }) => kind === 'amount');
  const sum = filled.find(({ kind }) => kind === 'quantity');
  return sum && ordered.length === 0
    ? refused(`“${sum.text}” in column “${sum.name}” has no size. Enter it in a size column.`)
    : together(ordered.map(({ name, text }) => readPair(article, name, text)));
}

/**
 * The unit of a line if it is not pairs or pieces: in its column, or in any other.
 *
 * @param {Heading} heading
 * @param {readonly string[]} cells
 */
const otherUnit = ({ columns }, cells) =>
  cells.find(
    (cell, place) => cell !== '' && (columns[place]?.kind === 'unit' ? !isUnit(cell) : isPack(cell)),
  );

/**
 * What a line of a table orders.
 *
 * @param {Heading} heading
 * @param {readonly string[]} cells
 * @param {{ readonly article: PastedArticle, readonly place: number }} numbered the article, and the place of its number; -1 if the line has none
 * @returns {Reading}
 */
export function readTableLine(heading, cells, { article, place }) {
  if (cells.length > heading.columns.length)
    return refused(
      'This line has more cells than column headings. Name every column, for example Article, Size, Quantity.',
    );
  const unit = otherUnit(heading, cells);
  if (unit !== undefined)
    return refused(`The unit “${unit}” is not pairs or pieces. Enter the quantity in pairs or pieces.`);
  const free = freeCells(heading, cells, place);
  if (heading.isBySize) {
    const figures = free.filter(hasFigure);
    return figures.length > 0 ? unknownColumns(figures) : readSizeCells(article, heading, cells);
  }
  const [size, quantity] = [heading.size, heading.quantity].map((places) => textIn(heading, places, cells));
  if (size && 'reason' in size) return refused(size.reason);
  if (quantity && 'reason' in quantity) return refused(quantity.reason);
  const hasAll = heading.size.length > 0 && heading.quantity.length > 0;
  if (hasAll || free.length === 0) return readPair(article, size?.text ?? '', quantity?.text ?? '');
  const known = {
    size: heading.size.length > 0 ? size?.text : undefined,
    quantity: heading.quantity.length > 0 ? quantity?.text : undefined,
  };
  return readFreeCells(article, known, free);
}

/** Whether the columns are in the order of lines without names. @param {Heading} heading */
export const isUsualOrder = ({ columns }) =>
  columns.map(({ kind }) => kind).join() === 'number,size,quantity';
