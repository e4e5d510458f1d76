/** The lines of a form: an article with a size and a quantity each. The lines of an article stand together. */
import type { EnquiryItem } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { sumFault, sumOf } from 'shared-types/protocol/enquiry-amounts';
import { maxEnquiryLines } from 'shared-types/protocol/enquiry-limits';
import { isItemText } from 'shared-types/protocol/enquiry-lines';
import type { ArticleColumn } from './enquiry-form';

/** An article with nothing but its number. */
export const newLine = (articleNo: string): EnquiryItem => ({ articleNo, quantity: '', size: '' });

const isBare = ({ quantity, size }: EnquiryItem) => quantity.trim() === '' && size.trim() === '';

const isSameLine = (one: EnquiryItem) => (other: EnquiryItem) =>
  one.articleNo === other.articleNo && one.size.trim() === other.size.trim();

const isEqualLine = (one: EnquiryItem) => (other: EnquiryItem) =>
  isSameLine(one)(other) && one.quantity.trim() === other.quantity.trim();

/** An article with its lines and their places in the form. */
export interface ArticleGroup {
  readonly articleNo: string;
  readonly lines: readonly { readonly line: EnquiryItem; readonly place: number }[];
}

/** The articles of a form, in its order. */
export function articlesOf(list: readonly EnquiryItem[]): readonly ArticleGroup[] {
  const groups = new Map<string, { line: EnquiryItem; place: number }[]>();
  for (const [place, line] of list.entries()) {
    const lines = groups.get(line.articleNo);
    if (lines) lines.push({ line, place });
    else groups.set(line.articleNo, [{ line, place }]);
  }
  return [...groups].map(([articleNo, lines]) => ({ articleNo, lines }));
}

/** What becomes of a line whose article and size are there already. */
type OnKnown = 'keep' | 'add-up';

/** A line with the quantity of another one added. */
const summed = (line: EnquiryItem, { quantity }: EnquiryItem): EnquiryItem =>
  quantity === '' ? line : { ...line, quantity: sumOf(line.quantity.trim(), quantity) };

function withLine(list: readonly EnquiryItem[], more: EnquiryItem, onKnown: OnKnown): readonly EnquiryItem[] {
  const own = list.filter(({ articleNo }) => articleNo === more.articleNo);
  if (own.length > 0 && isBare(more)) return list;
  const same = own.find((line) => line.size.trim() === more.size.trim() && !isBare(line));
  if (same)
    return onKnown === 'keep' ? list : list.map((line) => (line === same ? summed(line, more) : line));
  const bare = own.find(isBare);
  if (bare) return list.map((line) => (line === bare ? more : line));
  const last = list.findLastIndex(({ articleNo }) => articleNo === more.articleNo);
  return last < 0 ? [...list, more] : list.toSpliced(last + 1, 0, more);
}

interface Joining {
  /** Greatest number of articles. */
  readonly atMost: number;
  readonly onKnown?: OnKnown;
}

/** A line that was not taken into the form. */
export interface LineWithoutRoom {
  readonly line: EnquiryItem;
  /** Why its quantity cannot be added up with that of its size; `undefined` if the form is full. */
  readonly reason?: string;
}

/** A list with more lines, and the lines that were not taken. */
export function joinLines(
  list: readonly EnquiryItem[],
  more: readonly EnquiryItem[],
  { atMost, onKnown = 'keep' }: Joining,
) {
  const refused: LineWithoutRoom[] = [];
  let joined = list;
  // Nothing that is joined removes an article.
  const numbers = new Set(list.map(({ articleNo }) => articleNo));
  for (const line of more) {
    const before = joined.find((one) => isSameLine(line)(one) && !isBare(one))?.quantity.trim() ?? '';
    const reason = onKnown === 'add-up' ? sumFault(before, line) : undefined;
    if (reason !== undefined) {
      refused.push({ line, reason });
      continue;
    }
    const next = withLine(joined, line, onKnown);
    const count = numbers.has(line.articleNo) ? numbers.size : numbers.size + 1;
    if (count > atMost || next.length > maxEnquiryLines) {
      refused.push({ line });
      continue;
    }
    joined = next;
    numbers.add(line.articleNo);
  }
  return { list: joined, refused };
}

interface Taking {
  /** Greatest number of articles. */
  readonly atMost: number;
  /** The lines of the source when it was taken last; unknown in drafts of earlier versions. */
  readonly taken: readonly EnquiryItem[] | undefined;
}

/**
 * A form with the lines of a source that the visitor changes elsewhere: an address or a list. What was changed there since it was
 * taken last counts; what was changed in the form alone stays. Nothing is removed but a size that was exchanged there.
 */
export function takeLines(
  list: readonly EnquiryItem[],
  source: readonly EnquiryItem[],
  { atMost, taken = source }: Taking,
): readonly EnquiryItem[] {
  const said = source.filter((line) => !isBare(line));
  const changed = said.filter((line) => line.quantity.trim() !== '' && !taken.some(isEqualLine(line)));
  const isExchanged = (line: EnquiryItem) =>
    said.some(({ articleNo }) => articleNo === line.articleNo) &&
    !said.some(isSameLine(line)) &&
    !isBare(line) &&
    taken.some(isEqualLine(line));
  const exchanged = new Set(list.filter(isExchanged).map(({ articleNo }) => articleNo));
  const kept = list.map((line) =>
    isExchanged(line) ? newLine(line.articleNo) : (changed.find(isSameLine(line)) ?? line),
  );
  return joinLines(kept, source, { atMost }).list.filter(
    (line) => !(isBare(line) && exchanged.has(line.articleNo)),
  );
}

/** How a source differs from a form that takes it. */
export interface Difference {
  /** As the form has it. */
  readonly line: EnquiryItem;
  /** Of the source; `undefined` if it does not have the line any more. */
  readonly quantity: string | undefined;
}

/** What a form would lose if it took a source: see `takeLines`. */
export function differences(
  list: readonly EnquiryItem[],
  source: readonly EnquiryItem[],
  taking: Taking,
): readonly Difference[] {
  const next = takeLines(list, source, taking);
  return list
    .filter((line) => !isBare(line) && !next.some(isEqualLine(line)))
    .map((line) => ({ line, quantity: next.find(isSameLine(line))?.quantity.trim() }));
}

/**
 * What a form has taken of its sources, after it was joined with one. A line that the form has with another quantity counts as
 * not taken: it is offered again.
 */
export function takenWith(
  taken: readonly EnquiryItem[],
  source: readonly EnquiryItem[],
  list: readonly EnquiryItem[] = [],
): readonly EnquiryItem[] {
  const isOther = (line: EnquiryItem) =>
    line.quantity.trim() !== '' && list.some(isSameLine(line)) && !list.some(isEqualLine(line));
  const others = source.filter(isOther);
  return [
    ...taken.filter(
      (line) =>
        source.every(({ articleNo }) => articleNo !== line.articleNo) || others.some(isSameLine(line)),
    ),
    ...source.filter((line) => !isOther(line)),
  ];
}

/** The lines with what a form asks for. */
export const askedLines = (
  lines: readonly EnquiryItem[],
  columns: readonly ArticleColumn[],
): readonly EnquiryItem[] =>
  lines.map(({ articleNo, quantity, size }) => ({
    articleNo,
    quantity: columns.includes('quantity') ? quantity : '',
    size: columns.includes('size') ? size : '',
  }));

/** What is sent: a line that says nothing only where its article has no other. */
export const sentLines = (list: readonly EnquiryItem[]): readonly EnquiryItem[] =>
  list.filter(
    (line, place) =>
      !isBare(line) ||
      list.every(
        (other, at) => at === place || other.articleNo !== line.articleNo || (isBare(other) && at > place),
      ),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown) => (isItemText(value) && typeof value === 'string' ? value : '');

/** The lines of a list that another remote has stored; what cannot be one is left out. */
export const listedLines = (items: readonly unknown[]): readonly EnquiryItem[] =>
  items.flatMap((item): readonly EnquiryItem[] => {
    if (!isObject(item)) return [];
    const { articleNo, lines } = item;
    if (typeof articleNo !== 'string' || !isArticleNo(articleNo)) return [];
    const read = (Array.isArray(lines) ? (lines as readonly unknown[]) : [])
      .filter(isObject)
      .map(({ size, quantity }) => ({ articleNo, quantity: textIn(quantity), size: textIn(size) }))
      .filter((line) => !isBare(line));
    return read.length > 0 ? read : [newLine(articleNo)];
  });
