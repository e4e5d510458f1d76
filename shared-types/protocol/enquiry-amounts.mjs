/** What pages say of the size and the quantity of a line. */

/** @typedef {import('../enquiry').EnquiryItem} EnquiryItem */

/** Greatest quantity of a line. */
export const maxQuantity = 999_999;

const maxQuantityText = maxQuantity.toLocaleString('en');

/** What to do about a quantity that is none. */
export const quantityFault = `Enter a whole number from 1 to ${maxQuantityText}.`;

/** Whether a text is a quantity of a line. @param {string} text */
export const isQuantity = (text) => /^[1-9]\d{0,5}$/.test(text);

const unit = /\s*(?:x|pcs?|pieces?|pairs?|prs?|units?|paare?|stk|stück)\.?$/i;

/** The quantity in a text as people and spreadsheets write it: `1,000`, `24 pairs`; `undefined` if there is none. @param {string} text */
export function quantityIn(text) {
  const bare = text.replace(unit, '').trim();
  const plain = /^\d{1,3}(?:[.,'\u00A0\u202F ]\d{3})+$/.test(bare)
    ? bare.replace(/\D/g, '')
    : bare.replace(/[.,]0{1,2}$/, '');
  const quantity = plain.replace(/^0+/, '');
  return isQuantity(quantity) ? quantity : undefined;
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
