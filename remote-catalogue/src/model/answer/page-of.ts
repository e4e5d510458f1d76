/** Articles on a page. */
export const articlesPerPage = 48;

/** A page of a list. */
export interface ListPage {
  /** From 1 on. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** Number of its first article, from 1 on; 0 in an empty list. */
  readonly first: number;
  readonly last: number;
}

/** The page of the unfiltered list that a query asks for; the first if the query has anything but a page. */
export const numberedPage = (articles: number, search: string): number =>
  pageOf(articles, Number(/^\?page=([1-9]\d*)$/.exec(search)?.[1] ?? 1)).page;

/** The requested page, or the last one if there are fewer pages. */
export function pageOf(articles: number, asked: number): ListPage {
  const pages = Math.max(1, Math.ceil(articles / articlesPerPage));
  const page = Math.min(asked, pages);
  const before = (page - 1) * articlesPerPage;
  return {
    page,
    pages,
    first: Math.min(before + 1, articles),
    last: Math.min(before + articlesPerPage, articles),
  };
}
