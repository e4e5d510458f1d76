/** Lines of an enquiry as people paste them from a spreadsheet or an e-mail: number, size, quantity. */
import { isArticleNo } from './article-number.mjs';
import { saysAmount, spokenPairs, wordsOf } from './spoken-amounts.mjs';

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

/** More is not an order: a page would stand still while it reads. */
const mostLines = 1000;
const longestLine = 500;
const longestText = 100_000;

/**
 * Why a text is not taken into a field at all; `undefined` if it is. Browsers stand still with megabytes in a field.
 *
 * @param {string} text
 */
export const pasteRefusal = (text) =>
  text.length > longestText
    ? `This text is too long. Paste at most ${mostLines} lines at a time.`
    : undefined;

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

/** @param {string} cell @returns {Column} */
const columnOf = (cell) => columnNames.find(([, name]) => name.test(cell))?.[0] ?? 'other';

/**
 * What the columns hold, if this is a line with their names.
 *
 * @param {readonly string[]} cells
 * @param {boolean} isSpaced a name of two words takes two cells: `Article number`
 * @returns {readonly Column[] | undefined}
 */
function columnsIn(cells, isSpaced) {
  const columns = cells.map(columnOf);
  const isHeader = cells.every((cell) => !/\d/.test(cell)) && columns.some((column) => column !== 'other');
  if (!isHeader) return undefined;
  return isSpaced ? columns.filter((column, place) => column !== columns[place - 1]) : columns;
}

const sizeName = /^(?:size\s*)?(?:\d{1,2}(?:[.,]\d)?|\d{0,2}X{0,4}[SL]|M)$/i;

/**
 * The sizes that head the columns, if this is such a line: `Article;8;9;10`.
 *
 * @param {readonly string[]} cells
 * @returns {readonly string[] | undefined}
 */
function headingSizes([first = '', ...sizes]) {
  const isHeader = !/\d/.test(first) && (first === '' || columnOf(first) === 'number');
  return isHeader && sizes.length > 1 && sizes.every((cell) => sizeName.test(cell)) ? sizes : undefined;
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

/** @param {PastedArticle} article */
const exampleOf = ({ articleNo, sizes }) => `${articleNo} ${sizes[0] ?? 'M'} 24`;

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
      ? `“${text}” may be a size or a quantity. Enter both, such as ${exampleOf(article)}.`
      : article.sizes.length === 0
        ? `“${text}” is not a quantity. Enter size and quantity, such as ${exampleOf(article)}.`
        : noSuchSize(article, text),
  );
}

/**
 * The last two cells; before them, a description may stand.
 *
 * @param {PastedArticle} article
 * @param {readonly string[]} cells
 */
function readLastPair(article, cells) {
  const size = cells.at(-2) ?? '';
  if (cells.length > 2 && !sizeName.test(size) && sizeIn(size, article) === undefined)
    return refused(`Enter article number, size and quantity, such as ${exampleOf(article)}.`);
  return readPair(article, size, cells.at(-1) ?? '');
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
  const last = readLastPair(article, cells);
  if (cells.length === 2 || cells.length % 2 === 1) return last;
  const readings = Array.from({ length: cells.length / 2 }, (_, pair) =>
    readPair(article, cells[2 * pair] ?? '', cells[2 * pair + 1] ?? ''),
  );
  const lines = readings.flatMap((reading) => (reading.kind === 'lines' ? reading.lines : []));
  return lines.length === readings.length ? { kind: 'lines', lines } : last;
}

/** All readings as one; of those that were refused, the first. @param {readonly Reading[]} readings @returns {Reading} */
const together = (readings) =>
  readings.find(({ kind }) => kind === 'refused') ?? {
    kind: 'lines',
    lines: readings.flatMap((reading) => (reading.kind === 'lines' ? reading.lines : [])),
  };

/**
 * A line of a table whose columns are sizes; an empty cell and a zero order nothing.
 *
 * @param {PastedArticle} article
 * @param {readonly string[]} sizes
 * @param {readonly string[]} cells
 */
const readSizeCells = (article, sizes, cells) =>
  together(
    cells.flatMap((cell, place) =>
      /^[0–-]?$/.test(cell) ? [] : [readPair(article, sizes[place] ?? '', cell)],
    ),
  );

/**
 * Reads lines of text. Tabs, semicolons, commas or spaces stand between number, size and quantity; a first line may name the
 * columns, also by sizes; a line without a number belongs to the article above it; a line may have several pairs of size and
 * quantity, and may say in words which is which.
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
  /** @type {readonly string[] | undefined} */
  let sizeColumns;
  /** @type {PastedArticle | undefined} */
  let article;

  /** @param {string} line @returns {Reading | undefined} */
  const readSpoken = (line) => {
    const [first = '', second = '', ...rest] = wordsOf(line);
    // People write AB 100 as well.
    const spaced = find(first) ? undefined : find(first + second);
    const words = spaced ? [first + second, ...rest] : [first, second, ...rest].filter(Boolean);
    const place = words.findIndex((word, at) => (at === 0 || !saysAmount(word)) && find(word) !== undefined);
    const named = place < 0 ? article : find(words[place] ?? '');
    const isSize = (/** @type {string} */ word) =>
      named?.sizes.some((size) => sizeKey(size) === sizeKey(word)) ?? false;
    const pairs = spokenPairs(place < 0 ? words : words.toSpliced(place, 1), isSize);
    if (!named || !pairs) return undefined;
    article = named;
    return together(pairs.map(({ size, quantity }) => readPair(named, size, quantity)));
  };

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

  /** @param {string} line @returns {Reading | undefined} nothing for a line that names the columns */
  const readLine = (line) => {
    if (line.length > longestLine)
      return refused(`This line is too long. A line has at most ${longestLine} characters.`);
    const cells = cellsOf(line);
    const isSpaced = !separators.some((one) => line.includes(one));
    if (lines.length + refusedLines.length === 0) {
      const named = columnsIn(cells, isSpaced);
      sizeColumns = headingSizes(cells) ?? sizeColumns;
      if (named) columns = named.includes('number') ? named : columns;
      if (named ?? headingSizes(cells)) return undefined;
    }
    if (sizeColumns) {
      const [typed = '', ...amounts] = cells;
      article = typed === '' ? article : find(typed);
      return article ? readSizeCells(article, sizeColumns, amounts) : refused(notFound(typed));
    }
    if (columns && (!isSpaced || cells.length === columns.length)) return readNamed(cells);
    return readSpoken(line) ?? readUnnamed(cells, isSpaced);
  };

  const all = text.split(/\r\n|\r|\n/);
  if (all.length > mostLines) {
    const reason = `This text has ${all.length} lines. Paste at most ${mostLines} at a time.`;
    return { lines: [], refused: [{ line: 1, text, reason }] };
  }
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') continue;
    const reading = readLine(line);
    if (!reading) continue;
    if (reading.kind === 'lines') lines.push(...reading.lines);
    else refusedLines.push({ line: index + 1, text: line, reason: reading.reason });
  }
  return { lines: withoutIdle(addedUp(lines)), refused: refusedLines };
}

/** Numbers compare without spaces and hyphens, in any case. @param {string} articleNo */
const comparedNumber = (articleNo) => articleNo.replace(/[\s-]/g, '').toUpperCase();

/** A word of a sentence or a quantity is none. */
const mayBeNumber = /^(?=.*\d).{3,}$/;

/**
 * Finds articles by their numbers as people write them; the very number counts first.
 *
 * @param {Iterable<PastedArticle> | undefined} articles all of the catalogue; `undefined` where it is not known: what looks like a number counts
 * @returns {(typed: string) => PastedArticle | undefined}
 */
export function articleFinder(articles) {
  if (!articles)
    return (typed) =>
      isArticleNo(typed) && mayBeNumber.test(typed)
        ? { articleNo: typed.toUpperCase(), sizes: [] }
        : undefined;
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

/** An article that has other lines needs no empty one. @param {readonly EnquiryItem[]} lines */
const withoutIdle = (lines) =>
  lines.filter(
    (line) =>
      line.size !== '' ||
      line.quantity !== '' ||
      !lines.some((other) => other !== line && other.articleNo === line.articleNo),
  );

const shortestNumber = 4;

/** @param {string} typed */
function notFound(typed) {
  const isAmount = typed.length < shortestNumber && saysAmount(typed);
  if (typed === '' || isAmount) return 'No article number. Begin the line with one.';
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
