import type { Head } from 'shared-types';
import type { Product } from '../../../articles/product';
import { typeLabel } from '../../../articles/product-types';
import { cutText, titleText } from '../../model/shown-text';
import type { DetailData } from './detail-data';

const longestDescription = 160;

export function head(data: DetailData): Head {
  if (data.kind === 'missing') {
    return {
      title: `Article ${titleText(data.articleNo)} not found`,
      description:
        'This article number is not in our catalogue. See articles with similar numbers, or browse all categories.',
      robots: 'noindex',
    };
  }
  return { title: `${data.articleNo} ${data.title}`, description: describe(data) };
}

type Described = Pick<Product, 'articleNo' | 'title' | 'type' | 'description'>;

function describe({ articleNo, title, type, description }: Described): string {
  const text = `${articleNo} ${title}, ${typeLabel(type)}: ${description.join('; ')}.`;
  return cutText(text, longestDescription - 1);
}
