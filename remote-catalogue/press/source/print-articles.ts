/** The text of a file of articles. Formatters leave the folder of the site's own articles alone. */
export const printArticles = (articles: readonly unknown[]): string =>
  `${JSON.stringify(articles, undefined, 2)}\n`;
