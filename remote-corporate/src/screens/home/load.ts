import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { usualCategoriesPath, type CategoryTile, type HomeData } from '../../model/home';

/** Gets the data by a script of its own: a visitor whose page is rendered ahead needs none of it. */
export async function load(_: ScreenRequest, context: LoadContext): Promise<LoadReady<HomeData>> {
  const { facts, readAsset } = context;
  const [categories, featured, hazards, { homeDataFrom }] = await Promise.all([
    facts('categories'),
    facts('featured'),
    facts('hazards'),
    import('./home-data'),
  ]);
  const usual = categories?.length ? [] : ((await readAsset(usualCategoriesPath)) as readonly CategoryTile[]);
  return { kind: 'ready', data: homeDataFrom({ categories, featured, hazards, usual }, context) };
}
