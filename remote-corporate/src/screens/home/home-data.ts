import type { LoadContext } from 'shared-types';
import { entriesOf } from '../../model/facts';
import type { CategoryTile, FeaturedArticle, HomeData, LinkRow } from '../../model/home';
import { isLinkedBeside } from '../../model/left-out';
import { rowsAt } from './rows';
import { usualCategories } from './usual-categories';

/** As many articles as stand in one row. */
const featuredCount = 4;

/** Facts of the catalogue, whatever they hold. */
interface CatalogueFacts {
  readonly categories: unknown;
  readonly featured: unknown;
}

/** What the home page shows: no category without articles, and nothing that the site leaves out. */
export function homeDataFrom(
  { categories, featured }: CatalogueFacts,
  { site, publishedAt, leftOut }: Pick<LoadContext, 'site' | 'publishedAt' | 'leftOut'>,
): HomeData {
  const known = categoriesFrom(categories);
  const isLinked = isLinkedBeside(leftOut);
  const { rows, notice } = rowsAt(publishedAt, site);
  const listed = known.length > 0 ? known : usualCategories;
  return {
    categories: listed.filter((category) => category.count !== 0 && isLinked(category)),
    featured: featuredFrom(featured),
    rows: rows.flatMap(({ heading, links }) => rowOf(heading, links.filter(isLinked))),
    notice,
    ...(leftOut && { leftOut }),
  };
}

const rowOf = (heading: string, links: LinkRow['links']): readonly LinkRow[] =>
  links.length > 0 ? [{ heading, links }] : [];

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
