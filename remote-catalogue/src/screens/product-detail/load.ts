import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { openCatalogue } from '../../api/open-catalogue';
import { articlePath, cardOf } from '../../model/article-card';
import { findArticle } from '../../model/find-rows';
import { decodeOnce } from '../../model/listing-place';
import { nearestNumbers } from '../../model/near-numbers';
import type { Product } from '../../model/product';
import type { ProductRow } from '../../model/product-row';
import { similarRows } from '../../model/similar-articles';
import type { DetailData, FoundArticle } from './detail-data';

const suggestionCount = 3;

/** Every article of the catalogue. */
export async function paths(context: LoadContext): Promise<readonly string[]> {
  const api = await openCatalogue(context);
  const rows = await api.list('', context);
  return rows.map(({ articleNo }) => articlePath(articleNo));
}

/** The article whose number stands in the address. */
export async function load({ path }: ScreenRequest, context: LoadContext): Promise<LoadResult<DetailData>> {
  const articleNo = decodeOnce(path.split('/')[2] ?? '').trim();
  const api = await openCatalogue(context);
  const [product, rows] = await Promise.all([api.get(articleNo, context), api.list('', context)]);
  if (!product) {
    const near = nearestNumbers(rows, articleNo, { count: suggestionCount }).map(cardOf);
    return { kind: 'not-found', data: { kind: 'missing', articleNo, near } };
  }
  if (product.articleNo !== articleNo) return { kind: 'redirect', to: articlePath(product.articleNo) };
  return { kind: 'ready', data: foundArticle(product, rows, context) };
}

function foundArticle(product: Product, rows: readonly ProductRow[], { site }: LoadContext): FoundArticle {
  const versions = product.alsoAvailableIn ?? [];
  return {
    kind: 'found',
    product,
    similar: similarRows(product, rows).map(cardOf),
    knownVersions: versions.filter((version) => findArticle(rows, version)?.articleNo === version),
    baseUrl: site.baseUrl,
  };
}
