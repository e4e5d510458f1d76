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
  /** Number of its last article. */
  readonly last: number;
}

/** Which page of the list without filters a query asks for: the first, unless it asks for nothing but another. */
export const numberedPage = (articles: number, search: string): number =>
  pageOf(articles, Number(/^\?page=([1-9]\d*)$/.exec(search)?.[1] ?? 1)).page;

/** The page that is asked for, or the last one where there are not so many. */
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
