import type { DescribedPage, Json, Site } from 'shared-types';
import { items as news } from '#content/news.json';
import { standards } from '#content/standards.json';
import type { Downloads } from '../model/downloads';
import type { SiteMap } from '../model/site-map';
import { pictures } from '#content/gallery.json';
import { shownEntries } from '../model/sample';
import { drawings } from '../screens/gallery/drawings';
import { organizationId, websiteId } from './organization';

/** The catalogues that can be downloaded as schema.org has them; nothing where there are none. */
function catalogueParts({ full, categories }: Downloads, { baseUrl }: Site): Readonly<Record<string, Json>> {
  const parts = [...(full ? [full] : []), ...categories].map(({ title, url, size }) => ({
    '@type': 'DigitalDocument',
    name: title,
    url: baseUrl + url,
    encodingFormat: 'application/pdf',
    contentSize: size,
    inLanguage: 'en',
  }));
  return parts.length > 0 ? { hasPart: parts } : {};
}

/** The pictures of the gallery as schema.org has them. No licence is stated, as the site states none. */
const galleryParts = (site: Site): Readonly<Record<string, Json>> => ({
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

type Parts = Readonly<Record<string, Json>>;

interface Listed {
  readonly name: string;
  /** With its place on the page, if it is one of several there. */
  readonly path: string;
}

const itemList = (listed: readonly Listed[], { baseUrl }: Site): Json => ({
  '@type': 'ItemList',
  itemListElement: listed.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: baseUrl + path,
  })),
});

/** The standards that the page explains, each with the place where it does. */
const explainedStandards = ({ baseUrl }: Site): Json => ({
  '@type': 'DefinedTermSet',
  name: 'Standards for protective gloves and workwear',
  hasDefinedTerm: standards.map(({ slug, label, hazard }) => ({
    '@type': 'DefinedTerm',
    name: label,
    termCode: slug,
    description: hazard,
    url: `${baseUrl}/credentials#${slug}`,
  })),
});

/** News of the sample company is not told to search engines. */
const realNews = news
  .filter(({ sample }) => !sample)
  .map(({ id, title }) => ({ name: title, path: `/media#${id}` }));

const mapPages = ({ products, groups }: SiteMap): readonly Listed[] =>
  [...products.flat(), ...groups.flatMap(({ pages }) => pages)].map(({ label, path }) => ({
    name: label,
    path,
  }));

/** The schema.org type of a page, and its parts. */
function partsOf({ request: { path }, data }: DescribedPage, site: Site): Parts {
  switch (path) {
    case '/about-us':
    case '/about-us/objectives':
    case '/about-us/csr':
      return { '@type': 'AboutPage', about: { '@id': organizationId(site) } };
    case '/contact-us':
      return { '@type': 'ContactPage', about: { '@id': organizationId(site) } };
    case '/credentials':
      return { '@type': 'CollectionPage', mainEntity: explainedStandards(site) };
    case '/media':
      return {
        '@type': 'CollectionPage',
        ...(realNews.length > 0 && { mainEntity: itemList(realNews, site) }),
      };
    case '/catalogues':
      return { '@type': 'CollectionPage', ...catalogueParts(data as Downloads, site) };
    case '/gallery':
      return { '@type': 'ImageGallery', ...galleryParts(site) };
    case '/site-map':
      return { '@type': 'WebPage', mainEntity: itemList(mapPages(data as SiteMap), site) };
    default:
      return { '@type': 'WebPage' };
  }
}

/** A page as schema.org has it. Events and jobs would need pages of their own, so they are left out. */
export function pageNode(page: DescribedPage, site: Site): Json {
  const { path, title } = page.request;
  const { '@type': type = 'WebPage', ...parts } = partsOf(page, site);
  return {
    '@type': type,
    name: title,
    url: site.baseUrl + path,
    isPartOf: { '@id': websiteId(site) },
    ...parts,
  };
}
