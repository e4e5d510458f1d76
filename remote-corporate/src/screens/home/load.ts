import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { usualCategoriesPath, type CategoryTile, type HomeData } from '../../model/home';
import { isLinkedBeside } from '../../model/left-out';

/** Data of the home page: no category and no hazard without articles, and nothing that the site leaves out. */
export async function load(_: ScreenRequest, context: LoadContext): Promise<LoadReady<HomeData>> {
  const { facts, readAsset, leftOut } = context;
  const [categories = [], hazards = [], trades = []] = await Promise.all([
    facts('categories'),
    facts('hazards'),
    facts('trades'),
  ]);
  const listed =
    categories.length > 0
      ? categories.map(({ slug: _slug, ...tile }) => tile)
      : ((await readAsset(usualCategoriesPath)) as readonly CategoryTile[]);
  const isLinked = isLinkedBeside(leftOut);
  return {
    kind: 'ready',
    data: {
      categories: listed.filter((category) => category.count !== 0 && isLinked(category)),
      hazards: hazards.filter(({ count }) => count > 0).map(({ path, label }) => ({ path, label })),
      trades,
      ...(leftOut && { leftOut }),
    },
  };
}
