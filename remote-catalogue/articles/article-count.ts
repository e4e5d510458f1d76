/** `1 article`, `14 articles`. */
export const articleCount = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

/** The same, for a link that may lead to none. */
export const articleCountOrNone = (count: number): string =>
  count === 0 ? 'No articles' : articleCount(count);
