import { addressPart } from '../search-address';
import { facets } from '../../../articles/facets/facets';
import type { ListingState } from './listing-state';

/**
 * The query that says a state, without its `?`: defaults are left out, the order is fixed, so that equal lists have
 * equal addresses. Empty for the plain list.
 */
export function printListingState({
  text,
  isLiteral,
  standard,
  chosen,
  sort,
  view,
  page,
  compare,
}: ListingState): string {
  const chosenParts = facets.map(({ key, columns }) => {
    const values = columns.flatMap((column) => chosen[column.key] ?? []);
    return [key, values] as const;
  });
  const parts: readonly (readonly [key: string, values: readonly string[]])[] = [
    ['q', [text]],
    ['raw', isLiteral ? ['1'] : []],
    ['standard', standard?.split(',') ?? []],
    ...chosenParts,
    ['sort', sort ? [sort] : []],
    ['view', view ? [view] : []],
    ['page', page > 1 ? [String(page)] : []],
    ['compare', compare],
  ];
  return parts
    .map(([key, values]) => [key, values.map(addressPart).join(',')] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** The address of a list with a change that is not made to its filters: its text stays as it was searched. */
export function addressWith(
  { address, state }: { readonly address: string; readonly state: ListingState },
  change: Partial<ListingState>,
): string {
  const [path = ''] = address.split('?');
  return listingAddress(path, { ...state, ...change });
}

/** The address of a list. */
export function listingAddress(path: string, state: ListingState): string {
  const query = printListingState(state);
  return query ? `${path}?${query}` : path;
}
