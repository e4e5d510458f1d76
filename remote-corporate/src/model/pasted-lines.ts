/** Lines of an enquiry as people type or paste them: article numbers, lines with size and quantity, or a table with headings. */
import type { EnquiryItem } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { maxEnquiryLines, maxItemTextLength } from 'shared-types/protocol/enquiry-limits';
import { isQuantity, quantityFault } from 'shared-types/protocol/form-values';
import { articleNamed, articleNumbers, type KnownArticles, sizeFault, withLine } from './article-lines';

type Column = keyof EnquiryItem;

const usualColumns: readonly Column[] = ['articleNo', 'size', 'quantity'];

const headings = new Map<string, Column>([
  ['article', 'articleNo'],
  ['article number', 'articleNo'],
  ['size', 'size'],
  ['quantity', 'quantity'],
  ['qty', 'quantity'],
]);

/** A row that was not taken into the form. */
export interface RefusedRow {
  readonly text: string;
  /** Change that the row needs. */
  readonly reason: string;
}

/** Result of taking a pasted text. */
export interface Pasted {
  /** The form with the lines that were read. */
  readonly list: readonly EnquiryItem[];
  readonly added: number;
  readonly refused: readonly RefusedRow[];
  /** Text that stays in the field: the refused rows, below the headings. */
  readonly rest: string;
}

/** The form that takes the lines. */
export interface PasteTarget {
  readonly list: readonly EnquiryItem[];
  /** Greatest number of articles. */
  readonly atMost: number;
  readonly known: KnownArticles;
  /** Lines may have a size and a quantity. */
  readonly hasAmounts: boolean;
}

/** The cells of a row. Cells with spaces need another separator; quotes around a cell are those of a CSV file. */
function cellsOf(row: string): readonly string[] {
  const separator = ['\t', ';', ','].find((one) => row.includes(one));
  const cells = separator === undefined ? row.trim().split(/\s+/) : row.split(separator);
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

const lineExample = 'A101 9 24';

/** The columns that headings name, or the change that they need: one is unknown or stands twice, or none is the article. */
function columnsOf(names: readonly string[]): readonly Column[] | string {
  const columns = names.flatMap((name) => headings.get(name.toLowerCase()) ?? []);
  const others = names.filter((name) => !headings.has(name.toLowerCase()));
  if (new Set(columns).size !== columns.length || !columns.includes('articleNo'))
    return `Use the headings Article, Size and Quantity, or lines such as ${lineExample}.`;
  return others.length === 0
    ? columns
    : `Remove ${others.map((name) => `the column “${name}”`).join(' and ')}.`;
}

/** Reason why a line cannot be added to a form; `undefined` if it can. */
function refusalOf(line: EnquiryItem, { list, atMost }: PasteTarget): string | undefined {
  const { articleNo, size } = line;
  const isBare = size === '' && line.quantity === '';
  const isThere = list.some(
    (one) =>
      one.articleNo === articleNo && (isBare || (one.size.trim() === size && one.quantity.trim() !== '')),
  );
  if (isThere) return `${articleNo}${size === '' ? '' : ` size ${size}`} is already in the form.`;
  const next = withLine(list, line);
  const isFull = next.length > maxEnquiryLines || articleNumbers(next).size > atMost;
  return isFull ? 'The form is full. Remove an article or a size first.' : undefined;
}

/** Reads a row. @returns the line, or the change that the row needs */
function readRow(row: string, columns: readonly Column[], target: PasteTarget): EnquiryItem | string {
  // A number may be typed with spaces.
  const named = articleNamed(target.known, row);
  const cells = named ? [named.articleNo] : cellsOf(row);
  const hasFit = cells.length === columns.length || (cells.length === 1 && columns === usualColumns);
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const article = articleNamed(target.known, cellOf('articleNo'));
  const number = article?.articleNo ?? cellOf('articleNo').toUpperCase();
  const [size, quantity] = [cellOf('size'), cellOf('quantity')];
  if (!hasFit || !isArticleNo(number) || size.length > maxItemTextLength) {
    if (!target.hasAmounts) return 'Enter one article number, letters and digits only.';
    return columns === usualColumns
      ? `Enter an article number, or article number, size and quantity, such as ${lineExample}.`
      : 'Enter one cell for each heading.';
  }
  if (target.known && !article) return `Article ${number} not found. Check the number.`;
  const ownSize = article?.sizes.find((one) => one.toUpperCase() === size.toUpperCase());
  if (article && article.sizes.length > 0 && size !== '' && ownSize === undefined)
    return sizeFault(article, size);
  if (quantity !== '' && !isQuantity(quantity)) return `“${quantity}” is not a quantity. ${quantityFault}`;
  const line = { articleNo: number, quantity, size: ownSize ?? size };
  return refusalOf(line, target) ?? line;
}

/** Takes the rows of a text into a form. */
export function pasteLines(text: string, target: PasteTarget): Pasted {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  const [first = '', ...others] = rows;
  const hasHeadings = target.hasAmounts && !/\d/.test(first);
  const otherColumns: readonly Column[] = target.hasAmounts ? usualColumns : ['articleNo'];
  const columns = hasHeadings ? columnsOf(cellsOf(first)) : otherColumns;
  const lines = hasHeadings ? others : rows;
  const refuseAll = (reason: string) => ({
    list: target.list,
    added: 0,
    refused: [{ text: first, reason }],
    rest: text,
  });
  if (typeof columns === 'string') return refuseAll(columns);
  if (lines.length > maxEnquiryLines) return refuseAll(`Paste at most ${maxEnquiryLines} lines at a time.`);
  let { list } = target;
  let added = 0;
  const refused: RefusedRow[] = [];
  for (const row of lines) {
    const read = readRow(row, columns, { ...target, list });
    if (typeof read === 'string') refused.push({ text: row, reason: read });
    else {
      list = withLine(list, read);
      added += 1;
    }
  }
  const kept = [...(hasHeadings ? [first] : []), ...refused.map(({ text: row }) => row)];
  return { list, added, refused, rest: refused.length === 0 ? '' : kept.join('\n') };
}
