import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { shownDocuments } from '../../../../articles/documents';
import { openCatalogue } from '../../../api/open-catalogue';
import { decodeOnce } from '../../../model/ask/listing-place';
import { readArticleNumbers } from '../../../model/chosen-articles';
import type { DocumentsData } from './documents-view';

/** Articles of an enquiry, at most. */
const mostArticles = 50;

/** The documents of the articles in the address. */
export async function loadDocuments(
  { path }: ScreenRequest,
  context: LoadContext,
): Promise<LoadResult<DocumentsData>> {
  const numbers = readArticleNumbers(decodeOnce(path.split('/')[2] ?? '')).slice(0, mostArticles);
  const api = await openCatalogue(context);
  const found = await Promise.all(numbers.map((number) => api.get(number, context)));
  const articles = found.flatMap((product) =>
    product ? { ...product, documents: shownDocuments(product) } : [],
  );
  if (articles.length === 0) return { kind: 'not-found' };
  const data = {
    kind: 'documents' as const,
    isSample: articles.some(({ ext }) => ext?.dataStatus === 'sample'),
    articles: articles.map(({ articleNo, title, documents }) => ({ articleNo, title, documents })),
    unknown: numbers.filter((_, place) => found[place] === null),
  };
  return { kind: 'ready', data };
}
