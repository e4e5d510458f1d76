import type { EnquiryItem } from 'shared-types/enquiry';
import { addedUp, sumFault } from 'shared-types/protocol/enquiry-amounts';
import { maxEnquiryLines } from 'shared-types/protocol/enquiry-limits';
import { isItemText } from 'shared-types/protocol/enquiry-lines';
import type { ArticleLine, ChosenArticle, LineWithoutRoom } from './chosen-articles';

/** Whether a line says nothing. */
const isBare = ({ size, quantity }: ArticleLine) => size === '' && quantity === '';

const isLine = (line: unknown): line is ArticleLine => {
  const { size, quantity } = (line ?? {}) as Partial<Record<keyof ArticleLine, unknown>>;
  return isItemText(size) && isItemText(quantity);
};

/** The lines of a stored article; what cannot be one is left out. */
export function linesOf(article: ChosenArticle): readonly ArticleLine[] {
  // As stored: another version may have written it.
  const { lines }: { readonly lines?: unknown } = article;
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

const addedAt = ({ since, at }: ChosenArticle) => (typeof since === 'string' ? since : at);

function byTime(one: ChosenArticle, other: ChosenArticle): number {
  const [first, second] = [addedAt(one), addedAt(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** In the order of choosing: a list of a user is stored in the order of the last changes. */
export const inOrder = (articles: readonly ChosenArticle[]): readonly ChosenArticle[] =>
  articles.toSorted(byTime);

/** The articles with their lines, as a form sends them: equal sizes added up. */
export const enquiryItems = (articles: readonly ChosenArticle[]): readonly EnquiryItem[] =>
  addedUp(
    articles.flatMap((article) => {
      const { articleNo } = article;
      const filled = linesOf(article).filter((line) => !isBare(line));
      const shown = filled.length > 0 ? filled : [{ size: '', quantity: '' }];
      return shown.map(({ size, quantity }) => ({ articleNo, quantity, size }));
    }),
  );

/** The article with other lines. It stays in its place of the list. */
export function withLines(
  { lines: _before, ...article }: ChosenArticle,
  lines: readonly ArticleLine[],
  at: string,
): ChosenArticle {
  const since = article.since ?? article.at;
  return { ...article, at, since, ...(lines.length > 0 && { lines }) };
}

/** Items of one article as its lines. */
const asLines = (items: readonly EnquiryItem[]): readonly ArticleLine[] =>
  items.map(({ size, quantity }) => ({ size, quantity })).filter((line) => !isBare(line));

interface Addition {
  readonly lines: readonly EnquiryItem[];
  /** Largest number of articles. */
  readonly most: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Articles with more lines, and the lines that found no room or cannot be added up with those that are there. */
export function addLines(articles: readonly ChosenArticle[], { lines, most, at }: Addition) {
  const byNumber = new Map(articles.map((article) => [article.articleNo, article]));
  const refused: LineWithoutRoom[] = [];
  let count = enquiryItems(articles).length;
  for (const line of lines) {
    const article = byNumber.get(line.articleNo);
    const before = article ?? { articleNo: line.articleNo, at };
    const items = enquiryItems([before]);
    const reason = sumFault(items.find(({ size }) => size === line.size)?.quantity ?? '', line);
    if (reason !== undefined) {
      refused.push({ line, reason });
      continue;
    }
    const own = asLines(addedUp([...items, line]));
    // An article without lines counts as one.
    const countThen = count - (article ? enquiryItems([article]).length : 0) + Math.max(own.length, 1);
    if (countThen <= maxEnquiryLines && (article || byNumber.size < most)) {
      byNumber.set(line.articleNo, own.length > 0 ? withLines(before, own, at) : before);
      count = countThen;
    } else refused.push({ line });
  }
  return { articles: [...byNumber.values()], refused };
}
