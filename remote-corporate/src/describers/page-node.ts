import type { Json, ScreenRequest, Site } from 'shared-types';
import { organizationId, websiteId } from './organization';

/** The schema.org types of pages that are more than a page. */
const types: Readonly<Record<string, string>> = {
  '/about-us': 'AboutPage',
  '/about-us/objectives': 'AboutPage',
  '/about-us/csr': 'AboutPage',
  '/contact-us': 'ContactPage',
  '/credentials': 'CollectionPage',
  '/media': 'CollectionPage',
  '/catalogues': 'CollectionPage',
  '/gallery': 'ImageGallery',
};

/** A page as schema.org has it. Events and jobs would need pages of their own, so they are left out. */
export function pageNode({ path, title }: ScreenRequest, site: Site): Json {
  const type = types[path] ?? 'WebPage';
  const isAboutUs = type === 'AboutPage' || type === 'ContactPage';
  return {
    '@type': type,
    name: title,
    url: site.baseUrl + path,
    isPartOf: { '@id': websiteId(site) },
    ...(isAboutUs && { about: { '@id': organizationId(site) } }),
  };
}
