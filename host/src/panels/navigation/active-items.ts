import type { NavItem } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import { placesIn } from './items';

/** Values of `aria-current` by the ids of items: `page` on the current page, `true` on what it is in. */
export type ActiveItems = ReadonlyMap<string, 'page' | 'true'>;

/** Length of the item's path if it is the current one or stands above it; 0 if not. */
function lengthOfFit({ type, url = '', exact = false }: NavItem, path: string): number {
  // The path of a page with a query or a hash tells nothing about which of its views is shown.
  if (type === 'link' || /[?#]/.test(url)) return 0;
  const isAbove = !exact && url.length > 1 && isInside(path, url);
  return url === path || isAbove ? url.length : 0;
}

/**
 * The active items and those above them: of the longest path that is the current one (percent-encoded) or, unless the item
 * is `exact`, stands above it by whole segments.
 */
export function activeItems(items: readonly NavItem[], path: string): ActiveItems {
  const current = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const matches = placesIn(items).map((place) => ({ ...place, length: lengthOfFit(place.item, current) }));
  const longest = Math.max(1, ...matches.map(({ length }) => length));
  return new Map(
    matches
      .filter(({ length }) => length === longest)
      .flatMap(({ item, above }) => [
        ...above.map(({ id }) => [id, 'true'] as const),
        [item.id, item.url === current ? 'page' : 'true'] as const,
      ]),
  );
}
