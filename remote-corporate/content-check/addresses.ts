/** Pages and headings that addresses in the content lead to. */
import { suggestion } from 'shared-types/json/nearest-name';
import { fitsRoute } from 'shared-types/protocol/routes';
import { addressFault } from '../content-compiler/link-address.js';
import { screenParts } from '../content-compiler/screen-parts.js';
import type { Block } from '../src/model/content.js';
import type { JsonSource } from './json-source.js';

export type KnownAddresses = {
  /** Routes of all remotes. */
  routes: readonly { path: string; unlisted?: unknown }[];
  /** Anchors of the content pages that can be read, by path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A file beside the pages, such as a feed: this check does not know which files exist. `10.02200` is an article. */
const file = /\/[^/]+\.[a-z][a-z0-9]{1,4}$/;

/** A message if an address (`/forms#documents`) leads nowhere. @param from  path of the page with the link */
export function faultOf(
  address: string,
  { routes, anchors }: KnownAddresses,
  from: string,
): string | undefined {
  // What is no address at all was reported where it was read.
  if (!/^[/#]/.test(address) || addressFault(address)) return undefined;
  const { pathname, hash } = new URL(address, `https://site.example${from}`);
  // A search route matches any address, so it would hide every mistake.
  const isPage = routes.some(({ path, unlisted }) => unlisted === undefined && fitsRoute(path, pathname));
  if (!file.test(pathname) && (pathname.endsWith('/') || !isPage))
    return `The link "${address}" leads to no page; take an address from the site map.`;
  const known = anchors.get(pathname);
  return hash === '' || !known || known.has(hash.slice(1))
    ? undefined
    : `The link "${address}" leads to no heading of ${pathname}; ${suggestion(hash.slice(1), [...known])}`;
}

/** Fields with the anchor of an entry. `*` is any place of a list. */
const anchorFields: Readonly<Record<string, string>> = {
  'policies.policies.*.id': '/policies',
  'policies.policies.*.successor': '/policies',
  'standards.hazards.*.standards.*': '/credentials',
};

/** Reports addresses of a data file that lead nowhere. */
export function checkAddresses(source: JsonSource, known: KnownAddresses) {
  for (const { path, value } of source.parts) {
    if (typeof value !== 'string') continue;
    const field = [source.name, ...path].map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    const page = anchorFields[field];
    const fault = faultOf(page ? `${page}#${value}` : value, known, '/');
    if (fault) source.report(path, fault);
  }
}

/** Anchors of a page: its headings, and those of the parts that its screen draws. */
export function anchorsOf(
  screen: string,
  body: readonly Block[],
  readData: (name: string) => unknown,
): ReadonlySet<string> {
  const { headings = [], entries = [] } = screenParts.get(screen) ?? {};
  const drawn = entries.flatMap(({ file: name, list, field, prefix = '' }) => {
    const data = readData(name) as Readonly<Record<string, unknown>> | undefined;
    const shown = Array.isArray(data?.[list]) ? (data[list] as (Record<string, unknown> | null)[]) : [];
    return shown.map((entry) => prefix + String(entry?.[field]));
  });
  return new Set([...headingsOf(body), ...headings, ...drawn]);
}

const headingsOf = (body: readonly Block[]): readonly string[] =>
  body.flatMap((block) =>
    block.kind === 'heading' ? [block.id] : block.kind === 'note' ? headingsOf(block.children) : [],
  );
