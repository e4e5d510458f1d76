import * as v from 'valibot';
import { articleNoPattern } from 'shared-types/protocol/article-number';
import type { ChosenArticle } from '../../model/chosen-articles';
import { readStored, type ListKey } from '../../storage';

const envelopeSchema = v.object({
  v: v.literal(1),
  at: v.string(),
  data: v.array(v.object({ articleNo: v.pipe(v.string(), v.regex(articleNoPattern)), at: v.string() })),
});

/** The articles of a stored list. One that cannot be read counts as empty, and stays until the next writing. */
export function storedArticles(key: ListKey): readonly ChosenArticle[] {
  const text = readStored(key);
  if (text === null) return [];
  const parsed = v.safeParse(envelopeSchema, parsedJson(text));
  if (!parsed.success) {
    console.warn(`The stored data ${key} cannot be read and is ignored.`);
    return [];
  }
  return withoutRepeats(parsed.output.data);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutRepeats = (articles: readonly ChosenArticle[]): readonly ChosenArticle[] => [
  ...new Map(articles.map((article) => [article.articleNo, article])).values(),
];
