import type { Head, ScreenRequest } from 'shared-types';
import type { CataloguesData } from './load';

/** That of the route: a screen with a head of its own says it again. */
const description =
  'Download the full catalogue or one category as a PDF: drawings, ratings, sizes and article numbers, made from the same data as this website.';

/** The page and its documents, as schema.org has them. */
export const head = (
  { baseUrl, full, categories }: CataloguesData,
  { path, title }: ScreenRequest,
): Head => ({
  title,
  description,
  structuredData: [
    {
      '@type': 'CollectionPage',
      name: title,
      description,
      url: baseUrl + path,
      hasPart: [...(full ? [full] : []), ...categories].map((download) => ({
        '@type': 'DigitalDocument',
        name: download.title,
        url: baseUrl + download.url,
        encodingFormat: 'application/pdf',
        contentSize: download.size,
        inLanguage: 'en',
      })),
    },
  ],
});
