/** Sizes and quantities as people say them: `20 pairs size 9 and 40 size 10`. */
import { unitPattern } from './ordered-units.mjs';

/** @typedef {'size' | 'quantity' | 'factor' | 'figure'} AmountKind `factor`: a figure before `x`; `figure`: nothing says what it is */

/**
 * @typedef {object} Amount
 * @property {AmountKind} kind
 * @property {string} text
 * @property {boolean} isAdded whether `and` stands before it
 * @property {boolean} isSeveral whether `sizes` stands before it
 */

/** @typedef {{ readonly size: string, readonly quantity: string }} SpokenPair */

const sizeWord = /^(?:sizes?|sz|gr)\.?:?$/i;
const joinedSize = /^(?:sizes?|sz|gr)\.?[:=]?(\d\S*)$/i;
const unitWord = new RegExp(`^${unitPattern}\\.?$`, 'i');
const joinedUnit = new RegExp(`^(\\d[\\d.,']*)${unitPattern}\\.?$`, 'i');
const joinedTimes = /^(?:(\d[\d.,']*)[x×]|[x×](\d[\d.,']*))$/i;
const timesWord = /^[x×*]$/i;
const figure = /^\d[\d.,']*$/;
const andWord = /^(?:and|&|\+)$/i;
const eachWord = /^each$/i;
const severalWord = /^sizes\b/i;
const filler = /^(?:and|&|\+|of|the|it|them|each|in|is|please|-|–|:|=)$/i;

const amountWords = [sizeWord, joinedSize, unitWord, joinedUnit, joinedTimes, timesWord, figure, filler];

/** Whether a word says a size or a quantity, or parts them. @param {string} word */
export const saysAmount = (word) => amountWords.some((form) => form.test(word));

/**
 * The amounts in words.
 *
 * @param {readonly string[]} words
 * @param {(word: string) => boolean} isSize whether a word without a figure is a size of the article
 * @returns {{ readonly amounts: readonly Amount[], readonly isEach: boolean } | undefined} `isEach`: there is one quantity for
 *   each of the sizes; `undefined` if a word says something else, or if none says what the figures are
 */
function amountsIn(words, isSize) {
  /** @type {Amount[]} */
  const amounts = [];
  let isSaid = false;
  let isEach = false;
  let isAdded = false;
  let isSeveral = false;
  /** @param {AmountKind} kind @param {string} text */
  const say = (kind, text) => {
    amounts.push({ kind, text, isAdded, isSeveral });
    isSaid = isSaid || kind !== 'figure';
    isAdded = false;
    isSeveral = false;
  };
  /** The figure before a word becomes something else. @param {AmountKind} kind */
  const sayLast = (kind) => {
    const last = amounts.at(-1);
    if (last?.kind !== 'figure') return false;
    amounts[amounts.length - 1] = { ...last, kind };
    isSaid = true;
    return true;
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [, sizeText] = joinedSize.exec(word) ?? [];
    const [, unitText] = joinedUnit.exec(word) ?? [];
    const [, before, after] = joinedTimes.exec(word) ?? [];
    const next = words[index + 1];
    isAdded = isAdded || andWord.test(word);
    isSeveral = isSeveral || severalWord.test(word);
    if (eachWord.test(word)) {
      isEach = true;
      sayLast('quantity');
    } else if (filler.test(word)) continue;
    else if (sizeText !== undefined) say('size', sizeText);
    else if (unitText !== undefined) say('quantity', unitText);
    else if (after !== undefined) say('quantity', after);
    else if (before !== undefined) say('factor', before);
    else if (figure.test(word)) say('figure', word);
    else if (sizeWord.test(word) && next !== undefined) {
      say('size', next);
      index += 1;
    } else if (timesWord.test(word)) {
      if (!sayLast('factor')) return undefined;
    } else if (unitWord.test(word)) {
      if (!sayLast('quantity')) return undefined;
    } else if (isSize(word)) amounts.push({ kind: 'size', text: word, isAdded: false, isSeveral: false });
    else return undefined;
  }
  return isSaid ? { amounts, isEach } : undefined;
}

/** @typedef {SpokenPair & { readonly isReversed: boolean }} OrientedPair `isReversed`: the quantity stands first */

/** @param {Amount} one @param {Amount} other @param {(word: string) => boolean} isSize @returns {OrientedPair | undefined} */
function pairOf(one, other, isSize) {
  if (one.kind === 'factor' && other.kind === 'figure') {
    // `10 x 24` is a size and a quantity, or the reverse.
    if (isSize(one.text) === isSize(other.text)) return undefined;
    return isSize(one.text)
      ? { size: one.text, quantity: other.text, isReversed: false }
      : { size: other.text, quantity: one.text, isReversed: true };
  }
  const isReversed = one.kind === 'quantity' || one.kind === 'factor' || other.kind === 'size';
  const [size, quantity] = isReversed ? [other, one] : [one, other];
  if (size.kind === 'quantity' || size.kind === 'factor' || quantity.kind === 'size') return undefined;
  // The figure may be one more size.
  const mayBeSize = one.isSeveral || other.isAdded || size.kind === 'figure' || isSize(quantity.text);
  if (quantity.kind === 'figure' && !isReversed && mayBeSize) return undefined;
  return { size: size.text, quantity: quantity.text, isReversed };
}

/** @param {readonly Amount[]} amounts @param {(word: string) => boolean} isSize @returns {readonly SpokenPair[] | undefined} */
function pairsOf(amounts, isSize) {
  if (amounts.length % 2 === 1) return undefined;
  /** @type {OrientedPair[]} */
  const pairs = [];
  for (let index = 0; index < amounts.length; index += 2) {
    const [one, other] = [amounts[index], amounts[index + 1]];
    const pair = one && other && pairOf(one, other, isSize);
    // Quantities before and behind their sizes: some belong to several.
    if (!pair || pair.isReversed !== (pairs[0] ?? pair).isReversed) return undefined;
    pairs.push(pair);
  }
  return pairs;
}

/**
 * One quantity for each of several sizes; it stands before or behind them all.
 *
 * @param {readonly Amount[]} amounts
 * @param {(word: string) => boolean} isSize
 * @returns {readonly SpokenPair[] | undefined}
 */
function pairsOfEach(amounts, isSize) {
  const [first, last] = [amounts[0], amounts.at(-1)];
  const quantity = [first, last].find((amount) => amount?.kind === 'quantity');
  const sizes = amounts.filter((amount) => amount !== quantity);
  const [named] = sizes;
  const lastNamed = sizes.findLastIndex(({ kind }) => kind === 'size');
  // A figure before another `size` may be its quantity.
  const areSizes = sizes.every(
    ({ kind, text }, place) =>
      kind === 'size' ||
      (kind === 'figure' && (isSize(text) || (named?.kind === 'size' && place > lastNamed))),
  );
  return quantity && named && areSizes
    ? sizes.map(({ text }) => ({ size: text, quantity: quantity.text }))
    : undefined;
}

/** Several sizes without spaces. @param {Amount} amount */
const isWrittenTogether = ({ kind, text, isSeveral }) =>
  kind === 'size' && (isSeveral ? /\d,\d/ : /\d,\d.*,\d|\d,\d\d/).test(text);

/**
 * Pairs of size and quantity, in the order of the words; either may be empty where there is only one.
 *
 * @param {readonly string[]} words
 * @param {(word: string) => boolean} isSize whether a word is a size of the article
 * @returns {readonly SpokenPair[] | 'unclear' | undefined} `unclear`: sizes and quantities, but not which belong together;
 *   `undefined` if the words say something else
 */
export function spokenPairs(words, isSize) {
  const { amounts, isEach } = amountsIn(words, isSize) ?? {};
  const [only, ...others] = amounts ?? [];
  if (!amounts || !only) return undefined;
  if (amounts.some(isWrittenTogether)) return 'unclear';
  if (others.length === 0) {
    if (only.kind === 'figure') return undefined;
    return [only.kind === 'size' ? { size: only.text, quantity: '' } : { size: '', quantity: only.text }];
  }
  return (isEach ? pairsOfEach : pairsOf)(amounts, isSize) ?? 'unclear';
}

/** The words of a line: commas and semicolons between them go, those within a figure stay. @param {string} line */
export const wordsOf = (line) =>
  line
    .normalize()
    .replace(/[;,\t]/g, (separator, at) =>
      separator === ',' && /\d/.test(line[at - 1] ?? '') && /\d/.test(line[at + 1] ?? '') ? separator : ' ',
    )
    .split(/\s+/)
    .map((word) => word.replace(/[.,:]+$/, ''))
    .filter((word) => word !== '');
