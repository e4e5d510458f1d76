import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { shownDocuments } from '../../../../articles/documents';
import { openCatalogue } from '../../../api/open-catalogue';
import { decodeOnce } from '../../../model/ask/listing-place';
import { readArticleNumbers } from '../../../model/chosen-articles';
import type { DocumentsData } from './documents-data';

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
  const articles = found.flatMap((product) => {
    if (!product) return [];
    const { articleNo, title, ext } = product;
    return [{ articleNo, title, isSample: ext?.dataStatus === 'sample', documents: shownDocuments(product) }];
  });
  if (articles.length === 0) return { kind: 'not-found' };
  const unknown = numbers.filter((_, place) => found[place] === null);
  return { kind: 'ready', data: { kind: 'documents', articles, unknown } };
}
