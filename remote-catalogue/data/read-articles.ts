import type { SourceArticle } from './article-schema';
import { checkCatalogue } from './check/check-catalogue';
import { problemLine } from './check/problem';
import type { SourceText } from './source-files';

/**
 * Reads and checks all articles.
 *
 * @throws with every error of every file, one line each; warnings are for `npm run data:check`
 */
export function readArticles(files: readonly SourceText[]): readonly SourceArticle[] {
  const { articles, problems } = checkCatalogue(files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(`The articles cannot be built:\n${errors.map(problemLine).join('\n')}`);
  }
  return articles;
}
