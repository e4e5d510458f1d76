import type { Head, Json } from 'shared-types';
import { sampleNotice } from '../../components/sample-notice';
import { articlePath } from '../../model/article-card';
import { categoryOfType, trailOf } from '../../model/categories';
import type { Product } from '../../model/product';
import { typeLabel } from '../../model/product-types';
import { cutText, titleText } from '../../model/shown-text';
import { breadcrumbList } from '../../model/structured-data';
import { property, protectionProperties } from './protection-properties';
import type { DetailData, FoundArticle } from './detail-data';

const longestDescription = 160;
const sampleProperty = property('Data status', sampleNotice);

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
  if (data.kind === 'known') {
    const { articleNo, title, type } = data.article;
    return {
      title: `${articleNo} ${title}`,
      description: describe({ articleNo, title, type, description: [] }),
    };
  }
  const { product } = data;
  return {
    title: `${product.articleNo} ${product.title}`,
    description: describe(product),
    structuredData: [breadcrumbOf(data), productData(data)],
  };
}

type Described = Pick<Product, 'articleNo' | 'title' | 'type' | 'description'>;

function describe({ articleNo, title, type, description }: Described): string {
  const text = `${articleNo} ${title}, ${typeLabel(type)}: ${description.join('; ')}.`;
  return cutText(text, longestDescription - 1);
}

/** The steps from the whole catalogue to the article's category. */
export function categoryCrumbs({ type }: Pick<Product, 'type'>) {
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
function productData({ product, markings, similar, company, baseUrl }: FoundArticle): Json {
  const { articleNo, title, type, description, ext } = product;
  const picture = ext?.photo?.detail.at(-1)?.addresses[1] ?? ext?.drawings?.views[0]?.address;
  return {
    '@type': 'Product',
    name: title,
    sku: articleNo,
    mpn: articleNo,
    category: typeLabel(type),
    description: description.join('; '),
    brand: { '@type': 'Brand', name: company },
    url: baseUrl + articlePath(articleNo),
    ...(picture && { image: baseUrl + picture }),
    ...(ext && {
      material: ext.materials.map(({ name }) => name).join(', '),
      color: ext.colours.map(({ name }) => name).join(', '),
      size: ext.sizes.values,
      additionalProperty: [
        ...(ext.dataStatus === 'sample' ? [sampleProperty] : []),
        ...protectionProperties(markings),
      ],
    }),
    isSimilarTo: similar.map(({ article }) => ({
      '@type': 'Product',
      name: article.title,
      sku: article.articleNo,
      url: baseUrl + articlePath(article.articleNo),
    })),
  };
}
