/** What the pages of the catalogue say of themselves to search engines and to those they are shared with. */
import type { DescribedPage, DescriberModule, Json, LoadContext, PagePicture } from 'shared-types';
import { choosePath } from '../model/ask/saved/saved-questions';
import type { ChooseData } from '../screens/choose/choose-data';
import { head as headOfStep } from '../screens/choose/head';
import { alternativesCrumbs, sizeGuideCrumbs } from '../screens/guides/crumbs';
import { head } from '../screens/product-listing/head';
import { listedCategory } from '../model/ask/listing-place';
import { sizeGuideSystem } from '../model/size-guide-path';
import type { DetailData } from '../screens/product-detail/detail-data';
import type { ListingData } from '../screens/product-listing/list-view';
import { describeArticle } from './article';
import { breadcrumbList } from './breadcrumb-list';
import { describeChoice } from './choose';
import { describeListing } from './listing';
import {
  articlePicture,
  categoryPicture,
  sharingPicturesPath,
  stepPicture,
  type SharingPictures,
} from '../model/sharing-pictures';

export const describe: DescriberModule['describe'] = async (page, context) => {
  if (page.request.route === searchRoute) return {};
  const pictures = (await context.readAsset(sharingPicturesPath)) as SharingPictures;
  if (isOfChoice(page)) return choiceDescription(page, pictures, context);
  if (isOfArticle(page)) return articleDescription(page.data, pictures, context);
  return page.request.route.startsWith('/products')
    ? listingDescription(page, pictures, context)
    : guideDescription(page, pictures, context);
};

/** Search engines are told to leave this page out. */
const searchRoute = '/search';

const isOfChoice = (page: DescribedPage): page is DescribedPage & { readonly data: ChooseData } =>
  `${page.request.route}/`.startsWith(`${choosePath}/`);

function choiceDescription(
  { request, data }: DescribedPage & { readonly data: ChooseData },
  pictures: SharingPictures,
  { site }: LoadContext,
) {
  const { title } = headOfStep(data, request);
  const step = { title, address: request.path + request.search, data };
  return withPicture(describeChoice(step, site), stepPicture(request.path, title, pictures));
}

const isOfArticle = (page: DescribedPage): page is DescribedPage & { readonly data: DetailData } =>
  page.request.route.startsWith('/product-details/');

function articleDescription(data: DetailData, pictures: SharingPictures, { site }: LoadContext) {
  // No page is made of an article that was not found.
  if (data.kind !== 'found') return {};
  return withPicture(describeArticle(data, site), articlePicture(data, pictures));
}

function listingDescription(
  { request, data }: DescribedPage,
  pictures: SharingPictures,
  { site }: LoadContext,
) {
  const category = listedCategory(request.path);
  if (!category) return {};
  const listingData = data as ListingData;
  const { title } = head(listingData, request);
  const listing = { category, title, address: request.path + request.search, data: listingData };
  return withPicture(describeListing(listing, site), categoryPicture(category, pictures));
}

/** Answers to markings are not rendered ahead, so only the guides themselves are described. */
function guideDescription(
  { request: { path, title } }: DescribedPage,
  pictures: SharingPictures,
  { site }: LoadContext,
) {
  const system = sizeGuideSystem(path);
  const crumbs = system ? sizeGuideCrumbs(system) : alternativesCrumbs(title);
  const own = crumbs.map(({ name, path: above = path }) => ({ name, path: above }));
  const name = own.at(-1)?.name ?? title;
  return withPicture([breadcrumbList(site.baseUrl, own)], stepPicture(path, name, pictures));
}

const withPicture = (structuredData: readonly Json[], picture: PagePicture | undefined) => ({
  structuredData,
  ...(picture && { picture }),
});
