import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { openCatalogue } from '../../api/open-catalogue';
import type { CatalogueApi } from '../../api/port';
import { cardOf } from '../../model/article-card';
import { categories, leafCategories, type Category } from '../../model/categories';
import { rowsOfTypes } from '../../model/find-rows';
import { readListingPlace, type ListingPlace } from '../../model/listing-place';
import type { ProductRow } from '../../model/product-row';
import type { ListingData } from './listing-data';

type Found = Exclude<ListingPlace, { readonly kind: 'moved' }>;

/** The articles of a category, or those that contain a text. */
export async function load(request: ScreenRequest, context: LoadContext): Promise<LoadResult<ListingData>> {
  const place = readListingPlace(request.path);
  if (place.kind === 'moved') return { kind: 'redirect', to: place.to };
  const { signal, site } = context;
  const api = await openCatalogue(context);
  const [rows, all] = await Promise.all([askFor(place, api, signal), api.list('', { signal })]);
  const data: ListingData = {
    articles: rows.map(cardOf),
    counts: categories.map((category) => rowsOfTypes(all, category.types).length),
    drawings: rows.length > 0 ? [] : leafCategories.map((category) => firstDrawing(category, all)),
    baseUrl: site.baseUrl,
  };
  return { kind: 'ready', data };
}

async function askFor(place: Found, api: CatalogueApi, signal: AbortSignal): Promise<readonly ProductRow[]> {
  if (place.kind === 'search') return await api.search(place.text, { signal });
  const { text, types } = place.category;
  const rows = await api.list(text, { signal });
  const kept = rowsOfTypes(rows, types);
  if (kept.length < rows.length) {
    console.error(`The product call for “${text}” also answered other types; they are left out`);
  }
  return kept;
}

const firstDrawing = ({ types }: Category, rows: readonly ProductRow[]): string =>
  rowsOfTypes(rows, types)[0]?.card?.drawing ?? '';
