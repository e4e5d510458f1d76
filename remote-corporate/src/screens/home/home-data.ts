import type { CategoryFact, FeaturedFact, HazardFact, LoadContext } from 'shared-types';
import type { CategoryTile, FeaturedArticle, HazardLink, HomeData, LinkRow } from '../../model/home';
import { isLinkedBeside } from '../../model/left-out';
import { rowsAt } from './rows';

/** Number of articles in one row. */
const featuredCount = 4;

/** Facts of the catalogue; by default nobody offers them. */
interface CatalogueFacts {
  readonly categories?: readonly CategoryFact[] | undefined;
  readonly featured?: readonly FeaturedFact[] | undefined;
  readonly hazards?: readonly HazardFact[] | undefined;
  /** Categories for when the catalogue offers none. */
  readonly usual?: readonly CategoryTile[] | undefined;
}

/** Data of the home page: no category without articles, and nothing that the site leaves out. */
export function homeDataFrom(
  { categories = [], featured = [], hazards = [], usual = [] }: CatalogueFacts,
  { site, publishedAt, leftOut }: Pick<LoadContext, 'site' | 'publishedAt' | 'leftOut'>,
): HomeData {
  const known = categories.map(tileOf);
  const isLinked = isLinkedBeside(leftOut);
  const shownHazards = hazards.filter(({ count }) => count > 0).map(hazardOf);
  const { rows, notice } = rowsAt(publishedAt, site);
  const listed = known.length > 0 ? known : usual;
  return {
    categories: listed.filter((category) => category.count !== 0 && isLinked(category)),
    featured: featured.slice(0, featuredCount).map(linkTo),
    ...(shownHazards.length > 0 && { hazards: shownHazards }),
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

const hazardOf = ({ path, label, examples, count }: HazardFact): HazardLink => ({
  path,
  label,
  examples,
  count,
});

const linkTo = ({ articleNo, title, path, drawing, en388, markings }: FeaturedFact): FeaturedArticle => ({
  articleNo,
  title,
  path,
  drawing,
  marking: en388 ? `EN 388 ${en388}` : (markings[0] ?? ''),
});
