import type { Head } from 'shared-types';
import { titleText } from '../../../model/shown-text';
import type { AlternativesData } from './alternatives-data';

const description =
  'Enter the marking from another maker’s label. We list the articles that reach the same level or higher in every test.';

/** Title and description. Answers stay out of search engines. */
export function alternativesHead(data: AlternativesData): Head {
  switch (data.kind) {
    case 'ask':
      return { title: 'Find an equal or better article', description };
    case 'unread':
      return { title: `Equal or better: ${titleText(data.typed)}`, description, robots: 'noindex' };
    case 'found':
      return { title: `Equal to or better than ${titleText(data.wanted)}`, description, robots: 'noindex' };
  }
}
