import type { Json, Site } from 'shared-types';
import { sampleNotice } from '../../articles/sample-notice';
import { articlePath } from '../../articles/article-path';
import { isMaterialFact } from '../../articles/facts/article-facts';
import { photoSources } from '../../articles/photo-sources';
import { isGloveType, typeLabel } from '../../articles/product-types';
import type { ExplainedMarking, ExplainedPlace } from '../../articles/standards/explain-markings';
import type { FoundArticle } from '../screens/product-detail/detail-data';
import { breadcrumbList } from './structured-data';

const property = (name: string, value: string): Json => ({ '@type': 'PropertyValue', name, value });

export function describeArticle(article: FoundArticle, site: Site): readonly Json[] {
  const { articleNo, place } = article;
  const crumbs = [...place.crumbs, { name: articleNo, path: articlePath(articleNo) }];
  return [breadcrumbList(site.baseUrl, crumbs), productData(article, site)];
}

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

/** Data that the article states; properties without a value are left out. */
function knownData(article: FoundArticle) {
  const material = materialsOf(article);
  const color = article.colours.map(({ name }) => name).join(', ');
  const additionalProperty = [
    ...(article.isSample ? [property('Data status', sampleNotice)] : []),
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

/** `level 4 of 4` is `4 of 4` where the property is named; what has no words is its print. */
const valueOf = ({ words, printed, threshold }: ExplainedPlace): string =>
  words.replace(/^level /, '') || printed || (threshold ?? '');

/** The markings of an article for search engines, place by place; what was not tested is left out. */
const protectionProperties = (markings: readonly ExplainedMarking[]): readonly Json[] =>
  markings.flatMap(({ name, places, chemicals = [] }) => [
    ...places
      .filter(({ state }) => state === 'level' || state === 'zero')
      .map((place) => property(`${name} ${place.name}`, valueOf(place))),
    ...chemicals.map(({ letter, name: chemical }) => property(`${name} ${letter}`, chemical)),
  ]);
