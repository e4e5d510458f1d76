/** An article of an answered list that cannot be read. */
export interface UnreadableArticle {
  /** Its place in the list. */
  readonly index: number;
  readonly article: unknown;
  /** What is wrong with it. */
  readonly message: string;
}

const reported = new Set<string>();

/**
 * Names on the console what a list leaves out: in one line, and only what no list before left out. The list of a
 * category and that of the whole catalogue hold the same articles.
 */
export function reportLeftOut(unreadable: readonly UnreadableArticle[]): void {
  const unsaid = unreadable.filter(({ article }) => !reported.has(JSON.stringify(article)));
  for (const { article } of unsaid) reported.add(JSON.stringify(article));
  const [first, ...more] = unsaid;
  if (!first) return;
  const articles = `Article ${first.index} of the list${more.length > 0 ? ` and ${more.length} more` : ''}`;
  console.error(`${articles} ${more.length > 0 ? 'are' : 'is'} left out: ${first.message}`);
}
