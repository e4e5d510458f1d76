/** Lines of an enquiry as people paste them from a spreadsheet or an e-mail: number, size, quantity. */
import { isArticleNo } from './article-number.mjs';
import { addTo } from './enquiry-amounts.mjs';
import { headingIn } from './pasted-headings.mjs';
import { lineExample, readPair, readPairs, refused, sizeKey, together } from './pasted-pairs.mjs';
import { articleIn, isUsualOrder, readTableLine } from './pasted-tables.mjs';
import { saysAmount, spokenPairs, wordsOf } from './spoken-amounts.mjs';

/** @typedef {import('../enquiry').EnquiryItem} EnquiryItem */
/** @typedef {import('./pasted-headings.mjs').Heading} Heading */
/** @typedef {import('./pasted-pairs.mjs').PastedArticle} PastedArticle */
/** @typedef {import('./pasted-pairs.mjs').Reading} Reading */

/**
 * A line that was not understood.
 *
 * @typedef {object} RefusedLine
 * @property {number} line counted from 1
 * @property {string} text as pasted; with the number of the article above, if the line has none
 * @property {string} reason what to change
 * @property {string} [heading] the line that names its columns
 */

/** Number, size and quantity. */
const tableCells = 3;

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

/** A cell in quotes, behind the separator before it. */
const quotedCell = /(?<=^|[\t;,])\s*"(?:[^"]|"")*"\s*(?=[\t;,]|$)/g;

/** `AB100 10 1,000`: no comma but those of figures. */
const thousands = /(?<=\s)\d{1,3},\d{3}(?=\s|$)/g;

/** Separators that are text, as characters that no line has. */
const hidden = new Map(
  separators.map((separator, place) => [separator, String.fromCodePoint(0xe000 + place)]),
);

const hide = (/** @type {string} */ text) =>
  text.replace(/[\t;,]/g, (separator) => hidden.get(separator) ?? separator);

/** @param {string} text */
const shown = (text) =>
  separators.reduce((all, separator) => all.replaceAll(hidden.get(separator) ?? '', separator), text);

/**
 * The separator of a line, and the line without those that are text: in quotes or within a figure.
 *
 * @param {string} line
 * @returns {{ readonly separator: string | undefined, readonly masked: string }} `undefined`: spaces
 */
function separated(line) {
  const unquoted = line.replace(quotedCell, hide);
  const withoutThousands = unquoted.replace(thousands, hide);
  const isSpaced = !separators.some((separator) => withoutThousands.includes(separator));
  const masked = isSpaced ? withoutThousands : unquoted;
  return { separator: separators.find((one) => masked.includes(one)), masked };
}

/** The cells of a line, without quotes and without empty ones at its end. @param {string} line */
function cellsOf(line) {
  const { separator, masked } = separated(line);
  const parts = separator === undefined ? masked.trim().split(/\s+/) : masked.split(separator);
  const cells = parts.map((cell) =>
    shown(cell)
      .trim()
      .replace(/^"(.*)"$/, (_, text) => String(text).replaceAll('""', '"'))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

/** @typedef {{ readonly cells: readonly string[], readonly isSpaced: boolean }} PastedCells */

/**
 * Reads lines one after the other: what a line says depends on the lines above it.
 *
 * @param {(typed: string) => PastedArticle | undefined} find an article by its number as typed
 */
function lineReader(find) {
  /** @type {{ readonly text: string, readonly columns: Heading } | undefined} */
  let heading;
  /** @type {PastedArticle | undefined} */
  let article;
  let isFirst = true;
  /** @type {'line' | 'above' | undefined} where the number of the last line stands, if that is known */
  let numberFrom;

  /** An article of the catalogue. @param {string} typed */
  const findKnown = (typed) => {
    const found = find(typed);
    return found?.isAssumed ? undefined : found;
  };

  /** People write AB 100 as well, but AB10 0 may be another article in size 0. @param {string} first @param {string} second */
  const findSpaced = (first, second) => (/\d/.test(first) ? undefined : findKnown(first + second));

  /** @param {string} line @returns {Reading | undefined} */
  const readSpoken = (line) => {
    const [first = '', second = '', ...rest] = wordsOf(line);
    const spaced = findKnown(first) ? undefined : findSpaced(first, second);
    const words = spaced ? [first + second, ...rest] : [first, second, ...rest].filter(Boolean);
    const place = words.findIndex(
      (word, at) => (at === 0 || !saysAmount(word)) && findKnown(word) !== undefined,
    );
    const named = place < 0 ? article : findKnown(words[place] ?? '');
    const isSize = (/** @type {string} */ word) =>
      named?.sizes.some((size) => sizeKey(size) === sizeKey(word)) ?? false;
    const pairs = spokenPairs(place < 0 ? words : words.toSpliced(place, 1), isSize);
    if (!named || named.isAssumed || !pairs) return undefined;
    // Its cells may say it: `AB100;Size 10;9`.
    if (pairs === 'unclear' && cellsOf(line).length === tableCells && /[\t;]/.test(line)) return undefined;
    article = named;
    numberFrom = place < 0 ? 'above' : 'line';
    if (pairs === 'unclear') return refused(lineExample(named));
    return together(pairs.map(({ size, quantity }) => readPair(named, size, quantity)));
  };

  /** @param {PastedCells} pasted @returns {Reading} */
  const readUnnamed = ({ cells: [typed = '', ...others], isSpaced }) => {
    if (typed === '') return article ? readPairs(article, others) : refused(notFound(''));
    article = find(typed);
    if (article) return readPairs(article, others);
    const [second = '', ...rest] = others;
    article = isSpaced ? findSpaced(typed, second) : undefined;
    return article ? readPairs(article, rest) : refused(notFound(typed));
  };

  /** @param {Heading} columns @param {readonly string[]} cells @returns {Reading} */
  const readNamed = (columns, cells) => {
    const found = articleIn(columns, cells, find);
    if (found.kind === 'none') {
      article = undefined;
      return refused(notFound(found.typed, columns.number.length > 0));
    }
    const numbered = found.kind === 'article' ? found : article && { article, place: -1 };
    if (!numbered) return refused(notFound(''));
    article = numbered.article;
    if (found.kind === 'article') numberFrom = 'line';
    return readTableLine(columns, cells, numbered);
  };

  /** @param {string} line @param {Heading} columns @param {readonly string[]} words @returns {Reading} */
  const readWords = (line, columns, words) => {
    const count = columns.columns.length;
    const [place = 0] = columns.number;
    const [first = '', second = ''] = words.slice(place);
    const isSplit = words.length === count + 1 && findSpaced(first, second);
    const joined = isSplit ? words.toSpliced(place, 2, first + second) : words;
    if (joined.length === count) return readNamed(columns, joined);
    const spoken = readSpoken(line);
    if (spoken) return spoken;
    return isUsualOrder(columns)
      ? readUnnamed({ cells: words, isSpaced: true })
      : refused('This line does not match the column headings. Separate the cells with semicolons.');
  };

  /** @param {string} line @returns {Reading | undefined} nothing for a line that names the columns */
  const readLine = (line) => {
    numberFrom = undefined;
    if (line.length > longestLine)
      return refused(`This line is too long. A line has at most ${longestLine} characters.`);
    const cells = cellsOf(line);
    const isSpaced = separated(line).separator === undefined;
    const columns = headingIn(cells, { isSpaced, isFirst });
    if (columns) {
      if (columns === 'words') return undefined;
      heading = { text: line, columns };
      isFirst = false;
      return undefined;
    }
    isFirst = false;
    if (!heading) return readSpoken(line) ?? readUnnamed({ cells, isSpaced });
    return isSpaced ? readWords(line, heading.columns, cells) : readNamed(heading.columns, cells);
  };

  return {
    readLine,
    /** What is to be corrected: without the lines above it, it says the same. @param {string} line @param {PastedArticle | undefined} above */
    textOf: (line, above) => {
      if (!above || numberFrom === 'line') return line;
      const text = numbered(line, above.articleNo, heading?.columns.number[0] ?? 0);
      return numberFrom === 'above' && text === line ? `${above.articleNo} ${line.trim()}` : text;
    },
    article: () => article,
    heading: () => heading?.text,
  };
}

/** A line with a number in an empty cell. @param {string} line @param {string} articleNo @param {number} place */
function numbered(line, articleNo, place) {
  const { separator, masked } = separated(line);
  if (separator === undefined) return line;
  const cells = masked.split(separator);
  return cells[place]?.trim() === '' ? shown(cells.with(place, articleNo).join(separator)) : line;
}

/**
 * Reads lines of text. Tabs, semicolons, commas or spaces stand between number, size and quantity; a line may name the
 * columns, also by sizes; a line without a number belongs to the article above it; a line may have several pairs of size and
 * quantity, and may say in words which is which.
 *
 * @param {string} text
 * @param {(typed: string) => PastedArticle | undefined} find an article by its number as typed
 * @returns {{ readonly lines: readonly EnquiryItem[], readonly refused: readonly RefusedLine[], readonly hasSums: boolean }} equal
 *   lines added up, in the order of the text, and whether there were any
 */
export function readPastedLines(text, find) {
  /** @type {Map<string, EnquiryItem>} */
  const sums = new Map();
  /** @type {Pick<RefusedLine, 'line' | 'text'> | undefined} */
  let lastHeading;
  /** @type {RefusedLine[]} */
  const refusedLines = [];
  let taken = 0;
  const reader = lineReader(find);

  const all = text.split(/\r\n|\r|\n/);
  if (all.length > mostLines) {
    const reason = `This text has ${all.length} lines. Paste at most ${mostLines} at a time.`;
    return { lines: [], refused: [{ line: 1, text, reason }], hasSums: false };
  }
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') continue;
    const above = reader.article();
    const reading = reader.readLine(line);
    const heading = reader.heading();
    if (!reading) {
      lastHeading = heading === line ? { line: index + 1, text: line } : undefined;
      continue;
    }
    lastHeading = undefined;
    const reason = reading.kind === 'refused' ? reading.reason : addTo(sums, reading.lines);
    if (reading.kind !== 'refused' && reason === undefined) taken += reading.lines.length;
    if (reason !== undefined)
      refusedLines.push({
        line: index + 1,
        text: reader.textOf(line, above),
        reason,
        ...(heading !== undefined && { heading }),
      });
  }
  if (lastHeading) refusedLines.push({ ...lastHeading, reason: nothingBelow });
  const lines = withoutIdle([...sums.values()]);
  return { lines, refused: refusedLines, hasSums: taken > sums.size };
}

const nothingBelow =
  'There are no lines below these column headings. Add one that begins with an article number.';

const usualHeading = 'Article;Size;Quantity';

/**
 * Lines that were not taken, as they can be pasted again: each below its heading.
 *
 * @param {readonly Pick<RefusedLine, 'text' | 'heading'>[]} refusedLines
 */
export function remainingText(refusedLines) {
  /** @type {string | undefined} */
  let last;
  return refusedLines
    .flatMap(({ text, heading }) => {
      const needed = heading ?? (last === undefined ? undefined : usualHeading);
      const isNew = needed !== last;
      last = needed;
      return isNew && needed !== undefined ? [needed, text] : [text];
    })
    .join('\n');
}

/** Numbers compare without spaces and hyphens, in any case. @param {string} articleNo */
const comparedNumber = (articleNo) => articleNo.replace(/[\s-]/g, '').toUpperCase();

/** Whether a space or a hyphen may part a number and a size: AB10-0 may be another article in size 0. @param {string} typed */
const mayHaveSize = (typed) => /\d[\s-]+\d/.test(typed);

/** A word of a sentence or a figure is none. */
const mayBeNumber = /^(?=.*\d)(?=.*[a-z]).{3,}$/i;

/**
 * Finds articles by their numbers as people write them; the very number counts first.
 *
 * @param {Iterable<PastedArticle> | undefined} articles all of the catalogue; `undefined` where it is not known: what looks like a number counts, but
 *   no words are joined, and sizes and quantities in words are not read
 * @returns {(typed: string) => PastedArticle | undefined}
 */
export function articleFinder(articles) {
  if (!articles)
    return (typed) =>
      isArticleNo(typed) && mayBeNumber.test(typed) && !saysAmount(typed)
        ? { articleNo: typed.toUpperCase(), sizes: [], isAssumed: true }
        : undefined;
  /** @type {Map<string, PastedArticle>} */
  const byNumber = new Map();
  for (const article of articles) {
    byNumber.set(article.articleNo.toUpperCase(), article);
    const compared = comparedNumber(article.articleNo);
    if (!byNumber.has(compared)) byNumber.set(compared, article);
  }
  return (typed) =>
    byNumber.get(typed.toUpperCase()) ??
    (mayHaveSize(typed) ? undefined : byNumber.get(comparedNumber(typed)));
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

/** @param {string} typed @param {boolean} [isNamed] whether a column is named for it, or there are no columns */
function notFound(typed, isNamed = true) {
  const isAmount = typed.length < shortestNumber && saysAmount(typed);
  if (!isNamed) return 'No article number. Name the column with the article numbers “Article”.';
  if (typed === '' || isAmount) return 'No article number. Begin the line with one.';
  return isArticleNo(typed)
    ? `Article ${typed} not found. Check the number.`
    : `“${typed}” is not an article number.`;
}
