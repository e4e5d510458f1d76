import type { CategoryFact, FeaturedFact, LoadContext } from 'shared-types';
import type { CategoryTile, FeaturedArticle, HomeData, LinkRow } from '../../model/home';
import { isLinkedBeside } from '../../model/left-out';
import { rowsAt } from './rows';
import { usualCategories } from './usual-categories';

/** As many articles as stand in one row. */
const featuredCount = 4;

/** Facts of the catalogue; by default nobody offers them. */
interface CatalogueFacts {
  readonly categories?: readonly CategoryFact[] | undefined;
  readonly featured?: readonly FeaturedFact[] | undefined;
}

/** What the home page shows: no category without articles, and nothing that the site leaves out. */
export function homeDataFrom(
  { categories = [], featured = [] }: CatalogueFacts,
  { site, publishedAt, leftOut }: Pick<LoadContext, 'site' | 'publishedAt' | 'leftOut'>,
): HomeData {
  const known = categories.map(tileOf);
  const isLinked = isLinkedBeside(leftOut);
  const { rows, notice } = rowsAt(publishedAt, site);
  const listed = known.length > 0 ? known : usualCategories;
  return {
    categories: listed.filter((category) => category.count !== 0 && isLinked(category)),
    featured: featured.slice(0, featuredCount).map(linkTo),
    rows: rows.flatMap(({ heading, links }) => rowOf(heading, links.filter(isLinked))),
    notice,
    ...(leftOut && { leftOut }),
  };
}

const rowOf = (heading: string, links: LinkRow['links']): readonly LinkRow[] =>
  links.length > 0 ? [{ heading, links }] : [];

const tileOf = ({ path, label, group, drawing, count }: CategoryFact): CategoryTile => ({
  path,
  label,
  group,
  drawing,
  count,
});

const linkTo = ({ articleNo, title, path, drawing }: FeaturedFact): FeaturedArticle => ({
  articleNo,
  title,
  path,
  drawing,
});
