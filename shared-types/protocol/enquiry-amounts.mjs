/** What pages say of the size and the quantity of a line. */
import { unitPattern } from './ordered-units.mjs';

/** @typedef {import('../enquiry').EnquiryItem} EnquiryItem */

/** Greatest quantity of a line. */
export const maxQuantity = 999_999;

const maxQuantityText = maxQuantity.toLocaleString('en');

/** What to do about a quantity that is none. */
export const quantityFault = `Enter a whole number from 1 to ${maxQuantityText}.`;

/** Whether a text is a quantity of a line. @param {string} text */
export const isQuantity = (text) => /^[1-9]\d{0,5}$/.test(text);

const unit = new RegExp(`\\s*(?:x|${unitPattern})\\.?$`, 'i');

/** @param {string} text */
const withoutUnit = (text) => text.normalize().replace(unit, '').trim();

/** Whether a point may be of thousands, or of decimals as programs export them. @param {string} text */
export const isUnclear = (text) => /^(?=.*[1-9])\d{1,3}\.\d{3}$/.test(withoutUnit(text));

/** The quantity in a text as people and spreadsheets write it: `1,000`, `24 pairs`; `undefined` if there is none. @param {string} text */
export function quantityIn(text) {
  const bare = withoutUnit(text);
  const plain = /^\d{1,3}[,'\u00A0\u202F ]\d{3}$/.test(bare)
    ? bare.replace(/\D/g, '')
    : bare.replace(/[.,]0{1,2}$/, '');
  const quantity = plain.replace(/^0+/, '');
  return isQuantity(quantity) ? quantity : undefined;
}

/** Whether a text looks like a quantity, be it one or not. @param {string} text */
export const looksLikeQuantity = (text) =>
  quantityIn(text) !== undefined || /^\d{1,6}[.,]\d{1,3}$/.test(withoutUnit(text));

/** What to do about a text that is no quantity. @param {string} text */
export function quantityFaultOf(text) {
  const bare = withoutUnit(text);
  return isUnclear(text)
    ? `“${bare}” may be ${Number(bare)} or ${Number(bare.replace('.', ''))}. Enter the quantity without a point.`
    : quantityFault;
}

/**
 * What to do about a size that an article does not have.
 *
 * @param {{ readonly articleNo: string, readonly sizes: readonly string[] }} article with its sizes
 * @param {string} size
 */
export const sizeFault = ({ articleNo, sizes }, size) =>
  `${articleNo} has no size ${size}. Sizes: ${sizes.join(', ')}.`;

/**
 * Why a quantity cannot be added to the one that is there; `undefined` if it can.
 *
 * @param {string} before `''` if there is none
 * @param {EnquiryItem} line
 */
export function sumFault(before, { articleNo, size, quantity }) {
  if (before === '' || quantity === '') return undefined;
  const name = size === '' ? articleNo : `${articleNo} size ${size}`;
  const there = quantityIn(before);
  if (there === undefined) return `First correct the quantity “${before}” of ${name}.`;
  return Number(there) + Number(quantity) > maxQuantity
    ? `The total for ${name} is above ${maxQuantityText}. Reduce a quantity.`
    : undefined;
}

/** Lines with one key add up. @param {EnquiryItem} line */
const sumKey = ({ articleNo, size }) => `${articleNo} ${size}`;

/**
 * The sum of two quantities. What is not a number stays.
 *
 * @param {string} one
 * @param {string} other
 */
export function sumOf(one, other) {
  if (one === '' || other === '') return one + other;
  const sum = Number(quantityIn(one) ?? NaN) + Number(quantityIn(other) ?? NaN);
  return Number.isNaN(sum) ? one : String(sum);
}

/** @param {EnquiryItem | undefined} before @param {EnquiryItem} line @returns {EnquiryItem} */
const withSum = (before, line) =>
  before ? { ...line, quantity: sumOf(before.quantity, line.quantity) } : line;

/**
 * Adds lines to sums: all of them, or none and the reason.
 *
 * @param {Map<string, EnquiryItem>} sums
 * @param {readonly EnquiryItem[]} lines
 * @returns {string | undefined}
 */
export function addTo(sums, lines) {
  /** @type {Map<string, EnquiryItem>} */
  const changed = new Map();
  for (const line of lines) {
    const key = sumKey(line);
    const before = changed.get(key) ?? sums.get(key);
    const fault = sumFault(before?.quantity ?? '', line);
    if (fault !== undefined) return fault;
    changed.set(key, withSum(before, line));
  }
  for (const [key, line] of changed) sums.set(key, line);
  return undefined;
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
    const key = sumKey(line);
    sums.set(key, withSum(sums.get(key), line));
  }
  return [...sums.values()];
}
