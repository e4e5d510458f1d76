import type { NavItem } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import { pathOf } from './items';

/** Values of `aria-current` by the ids of items: `page` on the current page, `true` on what it is in. */
export type ActiveItems = ReadonlyMap<string, 'page' | 'true'>;

interface Match {
  readonly item: NavItem;
  readonly ancestors: readonly NavItem[];
  readonly isPage: boolean;
  /** Length of the item's path. */
  readonly length: number;
}

/** The path of a page with a query or a hash tells nothing about which of its views is shown. */
const isWholePage = (url: string) => !/[?#]/.test(url);

function matchOf(item: NavItem, path: string): Pick<Match, 'isPage' | 'length'> | undefined {
  const { type, url, exact = false } = item;
  if (url === undefined || type === 'link' || !isWholePage(url)) return undefined;
  const own = pathOf(url);
  const isPage = own === path;
  const fits = isPage || (!exact && own !== '/' && isInside(path, own));
  return fits ? { isPage, length: own.length } : undefined;
}

const matchesIn = (
  items: readonly NavItem[],
  path: string,
  ancestors: readonly NavItem[] = [],
): readonly Match[] =>
  items.flatMap((item) => {
    const match = matchOf(item, path);
    return [
      ...(match ? [{ ...match, item, ancestors }] : []),
      ...matchesIn(item.children ?? [], path, [...ancestors, item]),
    ];
  });

/** A group is a heading, not a level. */
const levelOf = ({ ancestors }: Match) => ancestors.filter(({ type }) => type !== 'group').length;

/** True for the longer path; of two items for one path, for the one on the lower level. */
const isBetter = (one: Match, other: Match) =>
  one.length > other.length || (one.length === other.length && levelOf(one) > levelOf(other));

/**
 * The active item and those above it: the longest path that is the current one (percent-encoded) or, unless the item is
 * `exact`, stands above it by whole segments.
 */
export function activeItems(items: readonly NavItem[], path: string): ActiveItems {
  const matches = matchesIn(items, path.length > 1 ? path.replace(/\/+$/, '') : path);
  const [first, ...others] = matches;
  if (!first) return new Map();
  const best = others.reduce((found, match) => (isBetter(match, found) ? match : found), first);
  return new Map([
    ...best.ancestors.map(({ id }) => [id, 'true'] as const),
    [best.item.id, best.isPage ? 'page' : 'true'] as const,
  ]);
}
