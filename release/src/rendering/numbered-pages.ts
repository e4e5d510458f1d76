/** Pages of a long list: the first stands at the path, the others at `?page=2` and on. */
export interface PageAddress {
  /** Percent-encoded. */
  readonly path: string;
  /** `?page=2`; `''` for the first page. */
  readonly search: string;
}

/**
 * The further pages of a list; a further page has none of its own.
 *
 * @param pages number of pages of the whole list
 */
export const furtherPages = ({ path, search }: PageAddress, pages = 1): readonly PageAddress[] =>
  search === ''
    ? Array.from({ length: pages - 1 }, (_, place) => ({ path, search: `?page=${place + 2}` }))
    : [];

/** Path in the page set: `products.html`, `products/__page-2.html`, so that a plain web server can be configured for it. */
export const pageFile = ({ path, search }: PageAddress): string =>
  `${path.slice(1)}${search.replace('?', '/__').replace('=', '-')}.html`;
