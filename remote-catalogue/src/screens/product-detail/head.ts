import type { Head } from 'shared-types';
import { typeLabel } from '../../../articles/product-types';
import { descriptionText, titleText } from '../../model/shown-text';
import type { DetailData } from './detail-data';

export function head(data: DetailData): Head {
  if (data.kind === 'missing') {
    return {
      title: `Article ${titleText(data.articleNo)} not found`,
      description:
        'This article number is not in our catalogue. See articles with similar numbers, or browse all categories.',
      robots: 'noindex',
    };
  }
  const { articleNo, title, type, description } = data;
  const text = `${articleNo} ${title}, ${typeLabel(type)}: ${description.join('; ')}.`;
  return { title: `${articleNo} ${title}`, description: descriptionText(text) };
}
