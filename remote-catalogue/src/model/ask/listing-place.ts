import { categoryAt, type Category } from '../../../articles/categories';

/** What a listing address asks for. */
export type ListingPlace =
  | { readonly kind: 'category'; readonly category: Category }
  /** The address is another spelling of a category's. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'search'; readonly text: string };

/**
 * Reads a listing address. A category wins over a search text, whatever its case.
 *
 * @param path still percent-encoded: decoded parameters lose the text `%2F`
 */
export function readListingPlace(path: string): ListingPlace {
  const segments = path.split('/').slice(2).map(decodeOnce);
  const spelling = ['/products', ...segments.map((segment) => segment.toLowerCase())].join('/');
  const category = categoryAt(spelling);
  if (!category) return { kind: 'search', text: segments.join('/').trim() };
  return category.path === path ? { kind: 'category', category } : { kind: 'moved', to: category.path };
}

/** The category whose articles are listed at a path; `undefined` where the path is a searched text. */
export function listedCategory(path: string): Category | undefined {
  const place = readListingPlace(path);
  if (place.kind === 'search') return undefined;
  return place.kind === 'category' ? place.category : categoryAt(place.to);
}

/** A `%` that begins no escape stays as it is. */
export function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The text of `?q=`, trimmed; empty if there is none. */
export const searchQuery = (search: string): string => (new URLSearchParams(search).get('q') ?? '').trim();
