import type { Json, Site } from 'shared-types';
import { pictures } from '../../content/data/gallery.json';
import { shownEntries } from '../model/sample';
import { drawings } from '../screens/gallery/drawings';

/** The pictures of the gallery as schema.org has them. No licence is stated, as the site states none. */
export const galleryParts = (site: Site): Readonly<Record<string, Json>> => ({
  image: shownEntries(pictures, site).map(({ id, title, alt }) => ({
    '@type': 'ImageObject',
    name: title,
    contentUrl: `${site.baseUrl}${drawings[id]}`,
    encodingFormat: 'image/svg+xml',
    caption: `${title}. Illustration`,
    description: alt,
    creditText: site.company.name,
  })),
});
