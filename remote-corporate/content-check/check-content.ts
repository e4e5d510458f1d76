/** Checks all content at once: each file alone, and what one says of another. */
import { byPosition, problemLine, type Problem } from 'shared-types/json/problems';
import { fitsRoute } from 'shared-types/protocol/routes';
import { contentFolder } from '../content-compiler/content-folder.js';
import { readComposition, type Composition } from './composition.js';
import { readContent, readContentFiles, type ContentFiles } from './content-files.js';
import { checkSchema, contentSchemas } from './content-schemas.js';

/** A line for each fault of the content, which keeps a build from starting. */
export const contentFaults = (): readonly string[] =>
  checkContent(readContentFiles(contentFolder), readComposition()).map(problemLine);

/** @returns problems by file and place; only those of JSON files that cannot be read, if there are any */
export function checkContent(files: ContentFiles, { routes, ownRoutes }: Composition): readonly Problem[] {
  const { pages, sources } = readContent(files);
  // An unreadable file would cause errors in everything that uses it.
  const unreadable = sources.filter(({ isReadable }) => !isReadable).flatMap(({ problems }) => problems);
  if (unreadable.length > 0) return unreadable;
  const leadsNowhere = (address: string) => isPageAddress(address) && !isPage(address, routes);
  for (const [screen, { page, links, report }] of pages) {
    const route = ownRoutes.find((one) => one.screen === screen);
    // The host shows it before the page is loaded. A real site has no sample heading, so it calls such a page by its title.
    const heading = page?.isUnwritten ? route?.title : page?.h1;
    if (page && route?.heading !== heading)
      report(undefined, `remote.json has the heading "${route?.heading}", and the page "${heading}".`);
    for (const { at, href } of links) if (leadsNowhere(href)) report(at, nowhere(href));
  }
  for (const source of sources) {
    checkSchema(source, files.schemas ?? contentSchemas);
    for (const { path, value } of source.parts)
      if (typeof value === 'string' && leadsNowhere(value)) source.report(path, nowhere(value));
  }
  return [...pages.values(), ...sources].flatMap(({ problems }) => problems.toSorted(byPosition));
}

/** True for the address of a page, and not of a file beside the pages, such as a feed. `10.02200` is an article. */
const isPageAddress = (address: string) =>
  address.startsWith('/') && !/\/[^/]+\.[a-z][a-z0-9]{1,4}$/.test(address);

/** True if a remote has the page. A search route fits any address, so it would hide every mistake. */
function isPage(address: string, routes: Composition['routes']): boolean {
  const { pathname } = new URL(address, 'https://site.example');
  return routes.some(({ path, unlisted }) => unlisted === undefined && fitsRoute(path, pathname));
}

const nowhere = (address: string) =>
  `The link "${address}" leads to no page; take an address from the site map.`;
