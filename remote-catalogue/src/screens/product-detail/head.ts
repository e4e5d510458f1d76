import type { Head, Json } from 'shared-types';
import { articlePath } from '../../model/article-card';
import { categoryOfType, trailOf } from '../../model/categories';
import type { Product } from '../../model/product';
import { typeLabel } from '../../model/product-types';
import { cutText, titleText } from '../../model/shown-text';
import { breadcrumbList } from '../../model/structured-data';
import { protectionProperties } from './protection-properties';
import type { DetailData, FoundArticle } from './detail-data';

const longestDescription = 160;

/** Title, description and structured data of an article. */
export function head(data: DetailData): Head {
  if (data.kind === 'missing') {
    return {
      title: `No article ${titleText(data.articleNo)}`,
      description:
        'No article of this catalogue has this number. Articles with a similar number and all categories are listed.',
      robots: 'noindex',
    };
  }
  const { product } = data;
  return {
    title: `${product.articleNo} ${product.title}`,
    description: descriptionOf(product),
    structuredData: [breadcrumbOf(data), productData(data)],
  };
}

function descriptionOf({ articleNo, title, type, description }: Product): string {
  const text = `${articleNo} ${title}, ${typeLabel(type)}: ${description.join('; ')}.`;
  return cutText(text, longestDescription - 1);
}

/** The steps from the whole catalogue to the article's category. */
export function categoryCrumbs({ type }: Product) {
  const category = categoryOfType(type);
  return category ? trailOf(category).map(({ label, crumb, path }) => ({ name: crumb ?? label, path })) : [];
}

function breadcrumbOf({ product, baseUrl }: FoundArticle): Json {
  const { articleNo } = product;
  return breadcrumbList(baseUrl, [
    ...categoryCrumbs(product),
    { name: articleNo, path: articlePath(articleNo) },
  ]);
}

/** The article as schema.org has it. No offer, rating or review is invented. */
function productData({ product, similar, baseUrl }: FoundArticle): Json {
  const { articleNo, title, type, description, ext } = product;
  const picture = ext?.photo?.detail.at(-1)?.addresses[1] ?? ext?.drawings?.views[0]?.address;
  return {
    '@type': 'Product',
    name: title,
    sku: articleNo,
    mpn: articleNo,
    category: typeLabel(type),
    description: description.join('; '),
    url: baseUrl + articlePath(articleNo),
    ...(picture && { image: baseUrl + picture }),
    ...(ext && {
      material: ext.materials.map(({ name }) => name).join(', '),
      color: ext.colours.map(({ name }) => name).join(', '),
      size: ext.sizes.values,
      additionalProperty: protectionProperties(ext),
    }),
    isSimilarTo: similar.map((card) => ({
      '@type': 'Product',
      name: card.title,
      sku: card.articleNo,
      url: baseUrl + articlePath(card.articleNo),
    })),
  };
}
