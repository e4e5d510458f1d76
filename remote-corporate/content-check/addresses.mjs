/** Which addresses a text may link to. */
import { fitsRoute } from 'shared-types/protocol/routes';

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
  const { pathname, search, hash } = partsOf(address);
  if (pathname !== '' && !file.test(pathname) && !isRoute(pathname, known)) {
    return `The link "${address}" leads to no page; take an address from the site map.`;
  }
  return (
    faultOfAnchor({ address, hash, targets: pathname === '' ? from : [pathname] }, known) ??
    faultOfArticles(articlesIn(pathname, search), known)
  );
}

/** @param {string} address */
function partsOf(address) {
  const [beforeHash = '', ...hash] = address.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return { pathname, search: search.join('?'), hash: hash.length > 0 ? hash.join('#') : undefined };
}

/** @param {string} pathname @param {KnownAddresses} known */
const isRoute = (pathname, { routes }) =>
  // A search route matches any address, so it would hide every mistake.
  routes.some(
    ({ path, unlisted }) => unlisted === undefined && !pathname.endsWith('/') && fitsRoute(path, pathname),
  );

/**
 * @param {{ address: string, hash: string | undefined, targets: readonly string[] }} link
 * @param {KnownAddresses} known
 */
function faultOfAnchor({ address, hash, targets }, { anchors }) {
  if (hash === undefined) return undefined;
  const target = targets.find((path) => anchors.has(path) && !anchors.get(path)?.has(hash));
  return (
    target &&
    `The link "${address}" leads to no heading of ${target}; write a heading of it in small letters with hyphens.`
  );
}

/** @param {string} pathname @param {string} search @returns {readonly string[]} article numbers in an address */
function articlesIn(pathname, search) {
  const [, detail] = /^\/product-details\/(.+)$/.exec(pathname) ?? [];
  const items = pathname === '/contact-us' ? (new URLSearchParams(search).get('items') ?? '') : '';
  return [...(detail ? [decoded(detail)] : []), ...items.split(',').filter(Boolean)];
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is no article number, and is reported as one that does not exist.
    return text;
  }
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
