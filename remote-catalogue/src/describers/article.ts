import type { Json, Site } from 'shared-types';
import { sampleNotice } from '../../articles/sample-notice';
import { articlePath } from '../model/article-path';
import { isMaterialFact } from '../../articles/article-facts';
import { photoSources } from '../../articles/photo-sources';
import { isGloveType, typeLabel } from '../../articles/product-types';
import type { FoundArticle } from '../screens/product-detail/detail-data';
import { breadcrumbList } from './breadcrumb-list';
import { property, protectionProperties } from './protection-properties';

const sampleProperty = property('Data status', sampleNotice);

/** What search engines read of an article and of its place. */
export const describeArticle = (article: FoundArticle, site: Site): readonly Json[] => [
  breadcrumbOf(article, site),
  productData(article, site),
];

const breadcrumbOf = ({ articleNo, place }: FoundArticle, { baseUrl }: Site): Json =>
  breadcrumbList(baseUrl, [...place.crumbs, { name: articleNo, path: articlePath(articleNo) }]);

/** The article as schema.org has it. No offer, rating or review is invented. */
function productData(article: FoundArticle, { baseUrl, company }: Site): Json {
  const { articleNo, title, type, description, photo, views } = article;
  const picture = photo ? photoSources(photo.address, 'detail').at(-1)?.addresses[1] : views[0]?.address;
  return {
    '@type': 'Product',
    name: title,
    sku: articleNo,
    category: typeLabel(type),
    description: description.join('; '),
    brand: { '@type': 'Brand', name: company.name },
    url: baseUrl + articlePath(articleNo),
    ...(picture && { image: baseUrl + picture }),
    ...knownData(article),
  };
}

/** What is stated of the article; properties without a value are left out. */
function knownData(article: FoundArticle) {
  const material = materialsOf(article);
  const color = article.colours.map(({ name }) => name).join(', ');
  const additionalProperty = [
    ...(article.isSample ? [sampleProperty] : []),
    ...protectionProperties(article.markings),
  ];
  return {
    ...(material && { material }),
    ...(color && { color }),
    ...(article.sizes && { size: article.sizes.values }),
    ...(additionalProperty.length > 0 && { additionalProperty }),
  };
}

/** The data of a glove name its materials, the construction of a garment is nothing else. */
function materialsOf({ type, construction, facts }: FoundArticle): string {
  const materials = (isGloveType(type) ? facts : construction).filter(isMaterialFact);
  return materials.map(({ text }) => text).join(', ');
}
