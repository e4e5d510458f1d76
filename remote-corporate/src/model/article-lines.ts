/** The lines of an enquiry: an article with a size and a quantity each. The lines of an article stand together. */
import type { EnquiryItem, ListedArticle } from 'shared-types/enquiry';
import type { ArticleFact } from 'shared-types';
import { bareNumber, isArticleNo } from 'shared-types/protocol/article-number';
import { maxEnquiryLines, maxItemTextLength } from 'shared-types/protocol/enquiry-limits';

/** Message about a size that an article does not have. */
export const sizeFault = (
  { articleNo, sizes }: { readonly articleNo: string; readonly sizes: readonly string[] },
  size: string,
): string => `${articleNo} has no size ${size}. Sizes: ${sizes.join(', ')}.`;

/** Articles by number in capitals; `undefined` until the catalogue answers, or if it cannot. */
export type KnownArticles = ReadonlyMap<string, ArticleFact> | undefined;

/**
 * The article whose number is the text. Spaces, hyphens and dots do not matter where no article has the number as it is
 * written, as in the search.
 */
export function articleNamed(known: KnownArticles, text: string): ArticleFact | undefined {
  const number = bareNumber(text);
  return (
    known?.get(text.trim().toUpperCase()) ??
    [...(known?.values() ?? [])].find(({ articleNo }) => bareNumber(articleNo) === number)
  );
}

/** An article with nothing but its number. */
export const newLine = ({ articleNo, size = '' }: ListedArticle): EnquiryItem => ({
  articleNo,
  quantity: '',
  size,
});

const isBare = ({ quantity, size }: EnquiryItem) => quantity.trim() === '' && size.trim() === '';

/** The articles of a form, each once. */
export const articleNumbers = (list: readonly EnquiryItem[]): ReadonlySet<string> =>
  new Set(list.map(({ articleNo }) => articleNo));

/** Articles of a list, or their sizes, that a form lacks and has room for. @param atMost articles in the form */
export function missingArticles(
  list: readonly EnquiryItem[],
  listed: readonly ListedArticle[],
  atMost: number,
): readonly ListedArticle[] {
  let form = list;
  return listed.filter((article) => {
    const own = form.filter(({ articleNo }) => articleNo === article.articleNo);
    const isMissing =
      own.length === 0
        ? articleNumbers(form).size < atMost
        : Boolean(article.size) && own.every(({ size }) => size.trim() !== article.size);
    const isTaken = isMissing && form.length < maxEnquiryLines;
    if (isTaken) form = withLine(form, newLine(article));
    return isTaken;
  });
}

/** A form with further articles; the same list if there are none. @param atMost articles in the form */
export const withArticles = (
  list: readonly EnquiryItem[],
  listed: readonly ListedArticle[],
  atMost: number,
): readonly EnquiryItem[] =>
  missingArticles(list, listed, atMost).reduce((form, article) => withLine(form, newLine(article)), list);

/** A form with one more line, which fills in a line of its article that has no quantity and no other size. */
export function withLine(list: readonly EnquiryItem[], line: EnquiryItem): readonly EnquiryItem[] {
  const isOwn = ({ articleNo }: EnquiryItem) => articleNo === line.articleNo;
  const open = list.findIndex(
    (one) => isOwn(one) && one.quantity.trim() === '' && ['', line.size].includes(one.size.trim()),
  );
  if (open >= 0) return list.with(open, line);
  const last = list.findLastIndex(isOwn);
  return last < 0 ? [...list, line] : list.toSpliced(last + 1, 0, line);
}

/** Lines to send. A line with neither size nor quantity is one only if its article has no other. */
export const sentLines = (list: readonly EnquiryItem[]): readonly EnquiryItem[] =>
  list.filter((line, place) => {
    const isOwn = ({ articleNo }: EnquiryItem) => articleNo === line.articleNo;
    const isOnly = list.findIndex(isOwn) === place && list.filter(isOwn).every(isBare);
    return !isBare(line) || isOnly;
  });

/** The articles of an address such as `/contact-us?items=A101:9,B417`; what cannot be one is left out. */
export const articlesIn = (search: string): readonly ListedArticle[] =>
  listedArticles(
    (new URLSearchParams(search).get('items') ?? '').split(',').map((part) => {
      const [articleNo = '', size] = part.trim().split(':');
      return { articleNo, size };
    }),
  );

/** The articles of a list that another remote has stored; what cannot be one is left out. */
export const listedArticles = (items: readonly unknown[]): readonly ListedArticle[] =>
  items.flatMap((item) => {
    const { articleNo, size } = (item ?? {}) as { readonly [Key in keyof ListedArticle]?: unknown };
    if (typeof articleNo !== 'string' || !isArticleNo(articleNo)) return [];
    return typeof size === 'string' && size.length <= maxItemTextLength ? { articleNo, size } : { articleNo };
  });
