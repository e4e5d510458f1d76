/** Sizes and quantities as people say them: `20 pairs size 9 and 40 size 10`. */
import { unitPattern } from './ordered-units.mjs';

/** @typedef {'size' | 'quantity' | 'factor' | 'figure'} AmountKind `factor`: a figure before `x`; `figure`: nothing says what it is */
/** @typedef {{ readonly kind: AmountKind, readonly text: string }} Amount */
/** @typedef {{ readonly size: string, readonly quantity: string }} SpokenPair */

const sizeWord = /^(?:sizes?|sz|gr)\.?:?$/i;
const joinedSize = /^(?:sizes?|sz|gr)\.?[:=]?(\d\S*)$/i;
const unitWord = new RegExp(`^${unitPattern}\\.?$`, 'i');
const joinedUnit = new RegExp(`^(\\d[\\d.,']*)${unitPattern}\\.?$`, 'i');
const joinedTimes = /^(?:(\d[\d.,']*)[x×]|[x×](\d[\d.,']*))$/i;
const timesWord = /^[x×*]$/i;
const figure = /^\d[\d.,']*$/;
const filler = /^(?:and|&|\+|of|it|them|each|in|is|please|-|–|:|=)$/i;

const amountWords = [sizeWord, joinedSize, unitWord, joinedUnit, joinedTimes, timesWord, figure, filler];

/** Whether a word says a size or a quantity, or parts them. @param {string} word */
export const saysAmount = (word) => amountWords.some((form) => form.test(word));

/**
 * The amounts in words.
 *
 * @param {readonly string[]} words
 * @param {(word: string) => boolean} isSize whether a word without a figure is a size of the article
 * @returns {readonly Amount[] | undefined} `undefined` if a word says something else, or if none says what the figures are
 */
function amountsIn(words, isSize) {
  /** @type {Amount[]} */
  const amounts = [];
  let isSaid = false;
  /** @param {AmountKind} kind @param {string} text */
  const say = (kind, text) => {
    amounts.push({ kind, text });
    isSaid = isSaid || kind !== 'figure';
  };
  /** The figure before a word becomes something else. @param {AmountKind} kind */
  const sayLast = (kind) => {
    const last = amounts.at(-1);
    if (last?.kind !== 'figure') return false;
    amounts.pop();
    say(kind, last.text);
    return true;
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [, sizeText] = joinedSize.exec(word) ?? [];
    const [, unitText] = joinedUnit.exec(word) ?? [];
    const [, before, after] = joinedTimes.exec(word) ?? [];
    const next = words[index + 1];
    if (filler.test(word)) continue;
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
    } else if (isSize(word)) amounts.push({ kind: 'size', text: word });
    else return undefined;
  }
  return isSaid ? amounts : undefined;
}

/** @param {Amount} one @param {Amount} other @param {(word: string) => boolean} isSize @returns {SpokenPair | undefined} */
function pairOf(one, other, isSize) {
  if (one.kind === 'factor' && other.kind === 'figure') {
    // `10 x 24` is a size and a quantity, or the reverse.
    if (isSize(one.text) === isSize(other.text)) return undefined;
    return isSize(one.text)
      ? { size: one.text, quantity: other.text }
      : { size: other.text, quantity: one.text };
  }
  const isReversed = one.kind === 'quantity' || one.kind === 'factor' || other.kind === 'size';
  const [size, quantity] = isReversed ? [other, one] : [one, other];
  return size.kind === 'quantity' || size.kind === 'factor' || quantity.kind === 'size'
    ? undefined
    : { size: size.text, quantity: quantity.text };
}

/**
 * Pairs of size and quantity, in the order of the words; either may be empty where there is only one.
 *
 * @param {readonly string[]} words
 * @param {(word: string) => boolean} isSize whether a word is a size of the article
 * @returns {readonly SpokenPair[] | undefined} `undefined` if the words do not say which is which
 */
export function spokenPairs(words, isSize) {
  const amounts = amountsIn(words, isSize);
  const [only, ...others] = amounts ?? [];
  if (!amounts || !only) return undefined;
  if (others.length === 0) {
    if (only.kind === 'figure') return undefined;
    return [only.kind === 'size' ? { size: only.text, quantity: '' } : { size: '', quantity: only.text }];
  }
  if (amounts.length % 2 === 1) return undefined;
  /** @type {SpokenPair[]} */
  const pairs = [];
  for (let index = 0; index < amounts.length; index += 2) {
    const [one, other] = [amounts[index], amounts[index + 1]];
    const pair = one && other && pairOf(one, other, isSize);
    if (!pair) return undefined;
    pairs.push(pair);
  }
  return pairs;
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
