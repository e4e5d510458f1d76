/** Descriptions of the catalogue's pages for search engines and for those they are shared with. */
import type { DescriberModule, Json, PagePicture, ScreenRequest, Site } from 'shared-types';
import { categoryOfType, crumbsTo } from '../../articles/categories';
import type { Crumb } from '../components/page';
import { choosePath } from '../../articles/hazards/hazards';
import { listedCategory } from '../model/ask/listing-place';
import { sharingPicturesPath, type SharingPictures } from '../../articles/release-files';
import { sizeGuideSystem } from '../../articles/size-guide-path';
import { head as headOfStep, type ChooseData } from '../screens/choose/choose-data';
import { alternativesCrumbs, sizeGuideCrumbs } from '../screens/guides/crumbs';
import type { DetailData } from '../screens/product-detail/detail-data';
import { head } from '../screens/product-listing/head';
import type { ListingData } from '../screens/product-listing/list-view';
import { describeArticle } from './article';
import { breadcrumbList, collectionPage } from './structured-data';

export const describe: DescriberModule['describe'] = async ({ request, data }, { readAsset, site }) => {
  const { route } = request;
  // Search engines are told to leave this page out.
  if (route === '/search') return {};
  const page = { request, site, pictures: (await readAsset(sharingPicturesPath)) as SharingPictures };
  if (`${route}/`.startsWith(`${choosePath}/`)) return describeChoice(data as ChooseData, page);
  if (route.startsWith('/product-details/')) return describeFound(data as DetailData, page);
  return route.startsWith('/products') ? describeListing(data as ListingData, page) : describeGuide(page);
};

interface Page {
  readonly request: ScreenRequest;
  readonly site: Site;
  readonly pictures: SharingPictures;
}

function describeChoice(data: ChooseData, { request, site: { baseUrl }, pictures }: Page) {
  const { title } = headOfStep(data, request);
  const { path: address } = request;
  const { answer, isEmpty } = data;
  const list = answer !== undefined && !isEmpty && { ...answer, first: 1 };
  const crumbs = placed(data.crumbs, address);
  return described(collectionPage(baseUrl, { crumbs, title, address, list }), pictures[address]);
}

function describeFound(data: DetailData, { request: { path }, site, pictures }: Page) {
  // No page is made of an article that was not found.
  if (data.kind !== 'found') return {};
  return described(
    describeArticle(data, site),
    pictures[path] ?? pictures[categoryOfType(data.type)?.path ?? ''],
  );
}

function describeListing(data: ListingData, { request, site: { baseUrl }, pictures }: Page) {
  const category = listedCategory(request.path);
  if (!category) return {};
  const address = request.path + request.search;
  const { count, cards, page } = data.view;
  const crumbs = crumbsTo(category).map(({ path, name }) => ({
    name,
    path: path === category.path ? address : path,
  }));
  // The first page of a longer list has no list, so that it arrives with the first packets.
  const hasList = page.page > 1 || cards.length >= count;
  const list = hasList && { count, cards, first: page.first };
  const { title } = head(data, request);
  return described(collectionPage(baseUrl, { crumbs, title, address, list }), pictures[category.path]);
}

/** Answers to markings are not rendered ahead, so only the guides themselves are described. */
function describeGuide({ request: { path, title }, site, pictures }: Page) {
  const system = sizeGuideSystem(path);
  const crumbs = system ? sizeGuideCrumbs(system) : alternativesCrumbs(title);
  return described([breadcrumbList(site.baseUrl, placed(crumbs, path))], pictures[path]);
}

/** Crumbs of a page, the last of which is the page itself. */
const placed = (crumbs: readonly Crumb[], address: string) =>
  crumbs.map(({ name, path = address }) => ({ name, path }));

const described = (structuredData: readonly Json[], picture: PagePicture | undefined) => ({
  structuredData,
  ...(picture && { picture }),
});
