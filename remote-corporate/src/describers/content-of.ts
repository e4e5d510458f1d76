import descriptor from '../../remote.json';
import type { PageContent } from '../model/content';

/** The text of the page at a path: that of its screen, so that a page which an editor adds is found by itself. */
export async function contentOf(path: string): Promise<PageContent> {
  const route = descriptor.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route of remote.json has the path ${path}`);
  const page = (await import(`../../content/pages/${route.screen}.md`)) as { readonly default: PageContent };
  return page.default;
}
