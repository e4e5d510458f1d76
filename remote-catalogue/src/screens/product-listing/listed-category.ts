import { categoryAt, type Category } from '../../model/categories';
import { readListingPlace } from '../../model/listing-place';

/** The category whose articles are listed at a path; `undefined` where the path is a searched text. */
export function listedCategory(path: string): Category | undefined {
  const place = readListingPlace(path);
  if (place.kind === 'search') return undefined;
  return place.kind === 'category' ? place.category : categoryAt(place.to);
}
