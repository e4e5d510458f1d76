/** What the company's pages say of themselves to search engines and to those they are shared with. */
import type { DescribedPage, DescriberModule, Json, LoadContext } from 'shared-types';
import { breadcrumbList } from './breadcrumb-list';
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
  return [breadcrumbList(await contentOf(path), path, site), pageNode(page, site)];
}
