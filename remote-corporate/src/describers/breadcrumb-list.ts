import type { Json, Site } from 'shared-types';
import type { PageContent } from '../model/content';
import { pagesAbove } from '../model/pages-above';

/** The breadcrumb of a page as schema.org has it. */
export const breadcrumbList = (content: PageContent, path: string, { baseUrl }: Site): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...pagesAbove(content), { label: content.label, path }].map((page, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: page.label,
    item: baseUrl + page.path,
  })),
});
