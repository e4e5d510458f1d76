import { fitsRoute } from 'shared-types/protocol/routes';
import { addressFault } from '../content-compiler/link-address.js';

export type KnownAddresses = {
  /** Routes of all remotes. */
  routes: readonly { path: string; unlisted?: unknown }[];
  /** Anchors of the content pages, by path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers of all articles; `undefined` where the catalogue is not known. */
  articleNumbers: ReadonlySet<string> | undefined;
};

/** A file beside the pages, such as a feed: this check does not know which files exist. `10.02200` is an article. */
const file = /\/[^/]+\.[a-z][a-z0-9]{1,4}$/;

/** A message if an address (`/forms#documents`, or `#documents` of a page) is wrong. @param from  paths of pages */
export function faultOf(address: string, from: readonly string[], known: KnownAddresses): string | undefined {
  const fault = addressFault(address);
  if (fault || !/^[/#]/.test(address)) return fault;
  const { pathname, searchParams, hash } = new URL(address, 'https://site.example/');
  const isHere = address.startsWith('#');
  // A search route matches any address, so it would hide every mistake.
  const isPage = known.routes.some(
    ({ path, unlisted }) => unlisted === undefined && fitsRoute(path, pathname),
  );
  if (!isHere && !file.test(pathname) && (pathname.endsWith('/') || !isPage))
    return `The link "${address}" leads to no page; take an address from the site map.`;
  const target = (isHere ? from : [pathname]).find(
    (path) => hash !== '' && known.anchors.get(path)?.has(hash.slice(1)) === false,
  );
  if (target)
    return `The link "${address}" leads to no heading of ${target}; write a heading of it in small letters with hyphens.`;
  const [, detail = ''] = /^\/product-details\/(.+)$/.exec(pathname) ?? [];
  const items = pathname === '/contact-us' ? (searchParams.get('items') ?? '') : '';
  return faultOfArticles([detail, ...items.split(',')].filter(Boolean), known);
}

export function faultOfArticles(
  numbers: readonly string[],
  { articleNumbers }: Pick<KnownAddresses, 'articleNumbers'>,
) {
  const unknown = numbers.find((number) => articleNumbers && !articleNumbers.has(number));
  return (
    unknown &&
    `"${unknown}" is no article of the catalogue; correct the number, or run "npm start" if the article is new.`
  );
}
