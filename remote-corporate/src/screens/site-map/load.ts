import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import plan from '#content/site-map.json';
import { siteMapFrom, type SiteMap } from '../../model/site-map';

export async function load(_: ScreenRequest, { facts, leftOut }: LoadContext): Promise<LoadReady<SiteMap>> {
  const [routes, categories] = await Promise.all([facts('routes'), facts('categories')]);
  return { kind: 'ready', data: siteMapFrom(plan, { routes, categories, leftOut }) };
}
