/** Articles of each type in the catalogue that tests use: enough for lists of several pages. */
const articlesOfAType = 15;

/**
 * Fills a file of test articles up to fifteen: the first numbers that are free become copies of the articles there.
 * @param text  of a file of articles, whose numbers end with three digits
 */
export function fillUp(text: string): string {
  const written = JSON.parse(text) as readonly { articleNo: string; title: string }[];
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

const copyOf = (article: { title: string }, { articleNo, place }: { articleNo: string; place: number }) => ({
  ...article,
  articleNo,
  title: `${article.title.slice(0, 66)}, variant ${place}`,
  image: `${articleNo.toLowerCase()}.svg`,
  alsoAvailableIn: undefined,
});
