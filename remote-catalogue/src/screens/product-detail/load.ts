import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { memoryOf } from '../../api/answer-memory';
import { openCatalogue } from '../../api/open-catalogue';
import type { CatalogueApi } from '../../api/port';
import { articlePath } from '../../model/article-path';
import { cardOf } from '../../model/card-of';
import { categoryOfType } from '../../model/categories';
import { findArticle } from '../../model/find-rows';
import { decodeOnce } from '../../model/listing-place';
import { nearestNumbers } from '../../model/near-numbers';
import type { Product } from '../../model/product';
import type { ProductRow } from '../../model/product-row';
import { similarRows } from '../../model/similar-rows';
import { explainMarkings } from '../../model/standards/explain-markings';
import type { DetailData, FoundArticle, MissingArticle } from './detail-data';
import { shownArticle } from './shown-article';

export { replaceBrokenPhotos } from '../../components/replace-broken-photos';

const suggestionCount = 3;

/** Every article of the catalogue. */
export async function paths(context: LoadContext): Promise<readonly string[]> {
  const rows = await allRows(await openCatalogue(context), context);
  return rows.map(({ articleNo }) => articlePath(articleNo));
}

/**
 * The article whose number stands in the address. Where only the list can be had, its row; where only the article can
 * be had, it comes without the others.
 *
 * @throws what the service answered, where neither can be had
 */
export async function load({ path }: ScreenRequest, context: LoadContext): Promise<LoadResult<DetailData>> {
  const articleNo = decodeOnce(path.split('/')[2] ?? '').trim();
  const api = await openCatalogue(context);
  const [asked, listed] = await Promise.allSettled([api.get(articleNo, context), allRows(api, context)]);
  if (asked.status === 'rejected') {
    const row = listed.status === 'fulfilled' ? findArticle(listed.value, articleNo) : undefined;
    // A prerendered page stays for a long time, so it must be complete.
    if (!row || isRenderedAhead()) throw asked.reason;
    return { kind: 'ready', data: { kind: 'known', article: cardOf(row) } };
  }
  if (listed.status === 'rejected' && (isRenderedAhead() || !asked.value)) throw listed.reason;
  const rows = listed.status === 'fulfilled' ? listed.value : [];
  const product = asked.value;
  if (!product) return { kind: 'not-found', data: missingArticle(articleNo, rows) };
  if (product.articleNo !== articleNo) return { kind: 'redirect', to: articlePath(product.articleNo) };
  return { kind: 'ready', data: foundArticle(product, rows) };
}

/** The whole list, once for a visit, and once for all pages that the release answers. */
const allRows = (api: CatalogueApi, context: LoadContext): Promise<readonly ProductRow[]> =>
  memoryOf(context.site).ask({ kind: 'list', text: '' }, api, context);

const isRenderedAhead = (): boolean => typeof document === 'undefined';

function missingArticle(articleNo: string, rows: readonly ProductRow[]): MissingArticle {
  const near = nearestNumbers(rows, articleNo, { count: suggestionCount });
  const closest = near[0] ?? rowWithPrefix(rows, articleNo);
  const category = closest && categoryOfType(closest.type)?.path;
  return { kind: 'missing', articleNo, near: near.map(cardOf), ...(category && { category }) };
}

/** The first article whose number begins with the same letters. */
function rowWithPrefix(rows: readonly ProductRow[], articleNo: string): ProductRow | undefined {
  const letters = lettersOf(articleNo);
  return letters === '' ? undefined : rows.find((row) => lettersOf(row.articleNo) === letters);
}

const lettersOf = (articleNo: string): string => /^[a-z]*/i.exec(articleNo)?.[0].toUpperCase() ?? '';

function foundArticle(product: Product, rows: readonly ProductRow[]): FoundArticle {
  const versions = product.alsoAvailableIn ?? [];
  return {
    kind: 'found',
    ...shownArticle(product, explainMarkings(product.ext?.ratings)),
    similar: similarRows(product, rows).map(({ row, ...why }) => ({ article: cardOf(row), ...why })),
    knownVersions: versions.filter((version) => findArticle(rows, version)?.articleNo === version),
  };
}
