/** A walk over the links of the served site, from the home page on. */
import { documentAt, type SiteDocument } from './site-documents';

export interface FoundLink {
  /** Path of the page. */
  readonly from: string;
  readonly element: Element;
  readonly address: URL;
}

/** A page, and how many clicks it is away from the first one. */
export interface CrawledPage extends SiteDocument {
  readonly clicks: number;
  readonly links: readonly FoundLink[];
}

/** A drawing, a catalogue or a calendar: not a page, and without links. An article number may contain dots. */
export const isFile = ({ pathname }: URL) =>
  /\.[a-z][a-z0-9]*$/.test(pathname) && !pathname.startsWith('/product-details/');

const isInside = (origin: string, { protocol, origin: own }: URL) =>
  /^https?:$/.test(protocol) && own === origin;

function linksOf(origin: string, { path, document }: SiteDocument): readonly FoundLink[] {
  return [...document.querySelectorAll('a[href]')].map((element) => ({
    from: path,
    element,
    address: new URL(element.getAttribute('href') ?? '', origin + path),
  }));
}

/** A further page of a list is a document; any other query leads to the same one. */
const ownQuery = ({ search }: URL) => (/^\?page=\d+$/.test(search) ? search : '');

/** Paths that a page leads to, each once. */
const pathsFrom = (origin: string, links: readonly FoundLink[]) =>
  new Set(
    links
      .map(({ address }) => address)
      .filter((address) => isInside(origin, address) && !isFile(address))
      .map((address) => address.pathname + ownQuery(address)),
  );

/** Every page that can be reached, by its path. */
export async function crawl(origin: string, first = '/home'): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set([first]);
  let next = [first];
  for (let clicks = 0; next.length > 0; clicks += 1) {
    const found: string[] = [];
    for (const path of next) {
      const page = await documentAt(origin, path);
      const links = linksOf(origin, page);
      pages.set(path, { ...page, clicks, links });
      for (const target of pathsFrom(origin, links)) {
        if (seen.has(target)) continue;
        seen.add(target);
        found.push(target);
      }
    }
    next = found;
  }
  return pages;
}
