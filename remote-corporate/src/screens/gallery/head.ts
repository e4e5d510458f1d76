import type { Head, ScreenRequest } from 'shared-types';
import { pictures } from '../../../content/data/gallery.json';
import { drawings } from './drawings';
import type { GalleryData } from './load';

/** That of the route: a screen with a head of its own says it again. */
const description =
  'Drawings of gloves and garments from every side, with close-ups of palms, cuffs, seams and reflective bands. View full size or download each picture.';

/** The gallery and its pictures, as schema.org has them. No licence is stated, as the site states none. */
export const head = ({ baseUrl, credit }: GalleryData, { path, title }: ScreenRequest): Head => ({
  title,
  description,
  structuredData: [
    {
      '@type': 'ImageGallery',
      name: title,
      description,
      url: baseUrl + path,
      image: pictures.map((picture) => ({
        '@type': 'ImageObject',
        name: picture.title,
        contentUrl: `${baseUrl}${drawings[picture.id]}`,
        encodingFormat: 'image/svg+xml',
        caption: `${picture.title}. Illustration`,
        description: picture.alt,
        creditText: credit,
      })),
    },
  ],
});
