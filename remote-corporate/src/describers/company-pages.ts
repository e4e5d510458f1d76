/** Descriptions of the company's pages for search engines and for links that people share. */
import type { DescribedPage, DescriberModule, Json, LoadContext, Site } from 'shared-types';
import type { PageContent } from '../model/content';
import { pagesAbove } from '../model/pages-above';
import { contentOf } from './content-of';
import { organizationOf, websiteOf } from './organization';
import { pageNode } from './page-node';
import { sharingPicturesPath, type SharingPictures } from './sharing-pictures';

export const describe: DescriberModule['describe'] = async (page, context) => {
  const { pages, logo } = (await context.readAsset(sharingPicturesPath)) as SharingPictures;
  const picture = pages[page.request.path];
  return { structuredData: await graphOf(page, context, logo), ...(picture && { picture }) };
};

async function graphOf(page: DescribedPage, { site }: LoadContext, logo: string): Promise<readonly Json[]> {
  const { path } = page.request;
  if (path === '/home') return [organizationOf(site, logo), websiteOf(site)];
  return [breadcrumbList(await contentOf(path), path, site), pageNode(page.request, site)];
}

const breadcrumbList = (content: PageContent, path: string, { baseUrl }: Site): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...pagesAbove(content), { label: content.label, path }].map((page, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: page.label,
    item: baseUrl + page.path,
  })),
});
