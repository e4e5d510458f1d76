import type plan from '#content/site-map.json';
import type { CategoryFact, RemoteRoutesFact } from 'shared-types';
import { isLinkedBeside } from './left-out';
import { fits } from './page-filter';

/** A page, or a place on one, as the site map lists it. */
export interface MapPage {
  /** Path, with `#` and a name for a place on the page. */
  readonly path: string;
  readonly label: string;
  /** 0 for the top of its group. */
  readonly depth: number;
  /** Number of articles that it lists. */
  readonly count?: number;
}

/** A group of pages; one without pages is left out. */
export interface MapGroup {
  readonly heading: string;
  readonly pages: readonly MapPage[];
}

/** Content of the site map. */
export interface SiteMap {
  /** Pages of the products, in four columns. */
  readonly products: readonly (readonly MapPage[])[];
  readonly groups: readonly MapGroup[];
}

/** `content/data/site-map.json`: the order and the short names of the pages that are known. */
export type SiteMapPlan = Pick<typeof plan, 'products' | 'groups' | 'others' | 'unlisted'>;

type PlannedGroup = (typeof plan)['groups'][number];
type PlannedPage = PlannedGroup['pages'][number] & { readonly group?: string };

/** Facts about the live site. */
export interface SiteMapSource {
  /** The fact `routes`. */
  readonly routes: readonly RemoteRoutesFact[] | undefined;
  /** The catalogue's fact `categories`. */
  readonly categories: readonly CategoryFact[] | undefined;
  /** Paths that the site leaves out. */
  readonly leftOut?: readonly string[] | undefined;
}

/** A page that exists. */
interface KnownPage {
  readonly remote: string;
  readonly path: string;
  readonly title: string;
}

const pageOf = ({ path }: { readonly path: string }) => path.replace(/#.*/, '');

/** Puts the pages that exist into the planned order. @param plan order and names */
export function siteMapFrom(plan: SiteMapPlan, { routes, categories, leftOut }: SiteMapSource): SiteMap {
  const known = (routes ?? []).flatMap(pagesOf);
  const isLinked = isLinkedBeside(leftOut);
  const exists = (planned: PlannedPage) =>
    isLinked(planned) && known.some(({ path }) => path === pageOf(planned));
  const countOf = counterOf(categories);
  return {
    products: plan.products.columns
      .map((column) => column.filter(exists).map((page) => withCount(page, countOf(page))))
      .map((column) => column.filter(({ count }) => count !== 0))
      .filter((column) => column.length > 0),
    groups: [...plan.groups, groupOfOthers(plan, known)]
      .map((group) => ({
        heading: group.heading,
        pages: [...group.pages.filter(exists), ...(group.takesOthers ? otherPages(plan, group, known) : [])],
      }))
      .filter(({ pages }) => pages.length > 0),
  };
}

const pagesOf = ({ remote, routes }: RemoteRoutesFact): readonly KnownPage[] =>
  routes.filter(({ path }) => !path.includes(':')).map(({ path, title }) => ({ remote, path, title }));

/** A remote that is new needs no place in the plan; the demo and the sign-in are no pages that visitors look for. */
function groupOfOthers(
  { products, groups, others, unlisted }: SiteMapPlan,
  known: readonly KnownPage[],
): PlannedGroup {
  const named = [products.remote, ...unlisted, ...groups.flatMap(({ remotes }) => remotes)];
  const remotes = known.map(({ remote }) => remote).filter((remote) => !named.includes(remote));
  return { heading: others, remotes, takesOthers: true, pages: [] };
}

/** Pages of the group's remotes that no group names: a page that is new is found from its first day. */
function otherPages(plan: SiteMapPlan, { remotes }: PlannedGroup, known: readonly KnownPage[]): MapPage[] {
  const planned = new Set(plan.groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return known
    .filter(({ remote, path }) => remotes.includes(remote) && !planned.has(path))
    .map(({ path, title }) => ({ path, label: title, depth: 0 }));
}

/** Adds up the articles of the categories at or below a page, of its group, or of all. */
function counterOf(categories: readonly CategoryFact[] = []) {
  return ({ path, group }: PlannedPage): number | undefined => {
    const counts = categories
      .filter((one) => one.group === group || `${one.path}/`.startsWith(`${path}/`))
      .map(({ count }) => count);
    return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  };
}

const withCount = ({ path, label, depth }: PlannedPage, count: number | undefined): MapPage => ({
  path,
  label,
  depth,
  ...(count !== undefined && { count }),
});

/** The map with only those pages whose name or address fits a typed text, without groups that have none. */
export function siteMapWith(map: SiteMap, query: string): SiteMap {
  if (query.trim() === '') return map;
  const fitting = (pages: readonly MapPage[]) =>
    pages.filter(({ label, path }) => fits([label, path.replaceAll(/[-_/]/g, ' ')], query));
  return {
    products: map.products.map(fitting).filter((pages) => pages.length > 0),
    groups: map.groups
      .map(({ heading, pages }) => ({ heading, pages: fitting(pages) }))
      .filter(({ pages }) => pages.length > 0),
  };
}

/** Number of pages in a map, without the places on a page. */
export const pageCount = ({ products, groups }: SiteMap): number =>
  new Set([...products.flat(), ...groups.flatMap(({ pages }) => pages)].map(pageOf)).size;

/** True if categories have a number of articles. */
export const hasArticleCounts = ({ products }: SiteMap): boolean =>
  products.flat().some(({ count }) => count !== undefined);
