import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import type { HomeData } from '../../model/home';

/** What the page shows is put together in a script of its own: a visitor whose page is rendered ahead needs none of it. */
export async function load(_: ScreenRequest, context: LoadContext): Promise<LoadReady<HomeData>> {
  const { facts } = context;
  const [categories, featured, { homeDataFrom }] = await Promise.all([
    facts('categories'),
    facts('featured'),
    import('./home-data'),
  ]);
  return { kind: 'ready', data: homeDataFrom({ categories, featured }, context) };
}
