import type { ListedArticle } from 'shared-types/enquiry';
import * as v from 'valibot';
import { csvOf } from '../../articles/exports/csv-of';
import { exportedFile } from '../../articles/exports/exported-article';
import type { FileForm } from '../model/chosen-articles';

/**
 * The file of chosen articles, with their sizes; a number that the catalogue has not is left out.
 *
 * @param catalogue its JSON file, parsed. @throws where it is another one
 */
export function fileOf(catalogue: unknown, chosen: readonly ListedArticle[], form: FileForm): Blob {
  const { $schema, articles: all } = v.parse(exportedFile, catalogue);
  const known = new Map(all.map((article) => [article.articleNo, article]));
  const articles = chosen.flatMap(({ articleNo, size }) => {
    const article = known.get(articleNo);
    return article ? { ...article, ...(size !== undefined && { chosenSize: size }) } : [];
  });
  return form === 'csv'
    ? new Blob([csvOf(articles)], { type: 'text/csv' })
    : new Blob([JSON.stringify({ $schema, articles })], { type: 'application/json' });
}
