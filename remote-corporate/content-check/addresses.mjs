/** Which addresses a text may link to. */
import { fitsRoute } from 'shared-types/protocol/routes';
import { addressFault } from '../content-compiler/link-address.mjs';

/**
 * @typedef {object} KnownAddresses
 * @property {readonly { path: string, unlisted?: unknown }[]} routes                of all remotes
 * @property {ReadonlyMap<string, ReadonlySet<string>>} anchors  of the content pages, by path
 * @property {ReadonlySet<string> | undefined} articleNumbers    `undefined` where the catalogue is not known
 */

/** A file beside the pages, such as a feed: this check does not know which files exist. `10.02200` is an article. */
const file = /\/[^/]+\.[a-z][a-z0-9]{1,4}$/;

/**
 * @param {string} address `/forms#documents`, or `#documents` on the page itself
 * @param {readonly string[]} from paths of the pages on which it stands
 * @param {KnownAddresses} known
 * @returns {string | undefined} what is wrong with it
 */
export function faultOf(address, from, known) {
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

/**
 * @param {readonly string[]} numbers
 * @param {Pick<KnownAddresses, 'articleNumbers'>} known
 */
export function faultOfArticles(numbers, { articleNumbers }) {
  const unknown = numbers.find((number) => articleNumbers && !articleNumbers.has(number));
  return (
    unknown &&
    `"${unknown}" is no article of the catalogue; correct the number, or run "npm start" if the article is new.`
  );
}
