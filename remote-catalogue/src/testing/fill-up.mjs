/** Articles of each type in the catalogue that tests use: enough for lists of several pages. */
const articlesOfAType = 15;

/**
 * Fills a file of test articles up: the first numbers that are free become copies of the articles that are there.
 *
 * @param {string} text of a file of articles, whose numbers end with three digits
 * @returns {string} a file of fifteen articles
 */
export function fillUp(text) {
  /** @type {readonly { readonly articleNo: string, readonly title: string }[]} */
  const written = JSON.parse(text);
  const [first] = written;
  if (!first) return text;
  const [prefix, start] = [first.articleNo.slice(0, -3), Number(first.articleNo.slice(-3))];
  const copies = Array.from({ length: articlesOfAType }, (_, index) => `${prefix}${start + index}`)
    .filter((articleNo) => written.every((article) => article.articleNo !== articleNo))
    .slice(0, articlesOfAType - written.length)
    .map((articleNo, index) =>
      copyOf(written[index % written.length] ?? first, { articleNo, place: index + 1 }),
    );
  const articles = [...written, ...copies].sort((one, other) => (one.articleNo < other.articleNo ? -1 : 1));
  return `${JSON.stringify(articles, undefined, 2)}\n`;
}

/**
 * @param {{ readonly title: string }} article
 * @param {{ readonly articleNo: string, readonly place: number }} copy
 */
const copyOf = (article, { articleNo, place }) => ({
  ...article,
  articleNo,
  title: `${article.title.slice(0, 66)}, variant ${place}`,
  image: `${articleNo.toLowerCase()}.svg`,
  alsoAvailableIn: undefined,
});
