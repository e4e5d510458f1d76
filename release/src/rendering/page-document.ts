import type { PageDescription, RouteDescriptor, Site } from 'shared-types';
import { schemaFaults } from 'shared-types/json/read-record';
import type { RenderedPage, RenderView } from 'shared-types/release';
import { pageRecordSchema } from 'shared-types/schemas/manifest';
import { documentText, type DocumentParts } from './document.js';
import type { HostMaterial, RemoteMaterial } from './render-material.js';
import { modulePins, pageHost, screenFiles, sliceOf } from './slices.js';

export interface PageSetting {
  readonly site: Site;
  readonly host: HostMaterial;
  readonly publishedAt: string;
  /** Paths of the host's links that lead to nothing here. */
  readonly leftOut: readonly string[];
}

/** Part of the setting that stands in a page; nothing where all links lead somewhere. */
const leftOutOf = ({ leftOut }: PageSetting) => (leftOut.length > 0 ? { leftOut } : {});

export interface RemotePage {
  readonly remote: RemoteMaterial;
  readonly route: RouteDescriptor;
  /** The pattern of the route for a pattern page. */
  readonly path: string;
  /** `?page=2`; `''` for a page without a query. */
  readonly search: string;
  readonly drawn: RenderedPage;
  /** View of the page; absent where the browser draws the screen. */
  readonly view?: RenderView | undefined;
  readonly description?: PageDescription | undefined;
  /** True for a page that a server draws when it is asked for. No search engine keeps it. */
  readonly isOnRequest?: boolean | undefined;
}

export interface PageText {
  readonly text: string;
  /** Day of its release; absent where search engines are to keep nothing of it. */
  readonly changedOn?: string;
}

type DocumentInput = Omit<DocumentParts, 'site' | 'host' | 'isIndexable'> & Pick<RemotePage, 'view'>;

const isPatternPage = ({ path }: RouteDescriptor, pagePath: string) =>
  path === pagePath && path.includes('/:');

function assemble({ site, host }: PageSetting, { view, ...document }: DocumentInput): PageText {
  const { drawn, page, address, isOnRequest = false } = document;
  const { head } = drawn;
  const isIndexable = view !== undefined && head.robots !== 'noindex' && !isOnRequest;
  if (isIndexable && (head.search ?? '') !== view.request.search) {
    throw new Error(`Its head says that the query of the page is '${head.search ?? ''}'. Correct head()`);
  }
  const faults = schemaFaults(pageRecordSchema, page);
  if (faults.length > 0) throw new Error(`Its record does not fit the contract: ${faults.join('; ')}`);
  return {
    text: documentText({ ...document, site, host, isIndexable }),
    ...(isIndexable && address !== undefined && { changedOn: page.publishedAt.slice(0, 10) }),
  };
}

const pageView = ({ request: { path, search }, data }: RenderView) => ({
  path,
  ...(search !== '' && { search }),
  ...(data !== undefined && { data }),
});

const stylesOf = ({ remote, route, isOnRequest }: RemotePage) =>
  screenFiles(remote.release, route.screen, isOnRequest).styles.flatMap(
    (file) => remote.styles.get(file) ?? [],
  );

/** Routes of a page's slice: its own first, and those that the router of an adopted app leads to. */
const routesOf = ({ remote, route }: RemotePage) =>
  route.ui === 'app' ? [route, ...remote.release.routes.filter((other) => other !== route)] : [route];

/** A remote's page. Its slice holds this page's screen only. */
export function remoteDocument(setting: PageSetting, page: RemotePage): PageText {
  const { remote, route, path, search, drawn, view, description, isOnRequest } = page;
  const { site, host, publishedAt } = setting;
  return assemble(setting, {
    drawn,
    view,
    description,
    isOnRequest,
    page: {
      host: pageHost(host.release, view !== undefined),
      site,
      ...leftOutOf(setting),
      remote: sliceOf(remote.release, routesOf(page), isOnRequest),
      publishedAt,
      ...(view && { view: pageView(view) }),
    },
    styles: stylesOf(page),
    ...(remote.release.modules && { importMap: { integrity: modulePins(remote.release) } }),
    address: isPatternPage(route, path) ? undefined : path + search,
    feed: route.feed,
  });
}

/**
 * The text of the host's page for an address without a page.
 *
 * @param isGone the page is for paths of a retired remote
 */
export function missingDocument(setting: PageSetting, drawn: RenderedPage, isGone: boolean): string {
  const { site, host, publishedAt } = setting;
  const own = { ...leftOutOf(setting), ...(isGone && { isGone }) };
  return assemble(setting, {
    drawn,
    page: { host: pageHost(host.release, false), site, publishedAt, ...own },
    styles: [],
    address: undefined,
  }).text;
}
