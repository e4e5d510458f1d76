import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { entriesOf } from '../../model/facts';

/** A category of the catalogue, as a tile shows it. */
export interface CategoryTile {
  readonly path: string;
  readonly label: string;
  readonly group: string;
  /** Address of its drawing. */
  readonly drawing: string;
  /** How many articles it has; unknown if the catalogue does not say. */
  readonly count?: number;
}

/** An article that the catalogue puts forward. */
export type FeaturedArticle = Readonly<Record<'articleNo' | 'title' | 'path' | 'drawing', string>>;

/** What the catalogue tells the home page. */
export interface HomeData {
  readonly categories: readonly CategoryTile[];
  readonly featured: readonly FeaturedArticle[];
}

/** As many articles as stand in one row. */
const featuredCount = 4;

export async function load(_: ScreenRequest, { facts }: LoadContext): Promise<LoadReady<HomeData>> {
  const [categories, featured] = await Promise.all([facts('categories'), facts('featured')]);
  const known = categoriesFrom(categories);
  return {
    kind: 'ready',
    data: {
      categories: known.length > 0 ? known : (await import('./usual-categories')).usualCategories,
      featured: featuredFrom(featured),
    },
  };
}

const categoriesFrom = (fact: unknown): CategoryTile[] =>
  entriesOf(fact, ['path', 'label', 'group', 'drawing']).map(({ path, label, group, drawing, count }) => ({
    path,
    label,
    group,
    drawing,
    ...(typeof count === 'number' && { count }),
  }));

const featuredFrom = (fact: unknown): FeaturedArticle[] =>
  entriesOf(fact, ['articleNo', 'title', 'path', 'drawing'])
    .slice(0, featuredCount)
    .map(({ articleNo, title, path, drawing }) => ({ articleNo, title, path, drawing }));
