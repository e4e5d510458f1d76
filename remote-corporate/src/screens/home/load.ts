import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { entriesOf } from '../../model/facts';
import type { CategoryTile, FeaturedArticle, HomeData } from '../../model/home';

/** As many articles as stand in one row. */
const featuredCount = 4;

export async function load(
  _: ScreenRequest,
  { facts, site, publishedAt }: LoadContext,
): Promise<LoadReady<HomeData>> {
  const [categories, featured, { rowsAt, notice }] = await Promise.all([
    facts('categories'),
    facts('featured'),
    import('./rows'),
  ]);
  const known = categoriesFrom(categories);
  return {
    kind: 'ready',
    data: {
      categories: known.length > 0 ? known : (await import('./usual-categories')).usualCategories,
      featured: featuredFrom(featured),
      rows: rowsAt(publishedAt),
      notice: site.sample ? notice : '',
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
