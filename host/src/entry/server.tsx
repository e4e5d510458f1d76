/** Exports of a host release for the publisher: the renderer, and the modules that remotes share. */
import * as axios from 'axios';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { StaticRouter } from 'react-router-dom';
import type { HostRenderer, RenderInput, RouteMatch } from 'shared-types/release';
import { assembleView, type View } from '../composition/view';
import { createAnnouncer } from '../layout/announcer';
import { notFoundHead } from '../not-found/not-found-texts';
import { requestFor as requestOf } from '../routing/requests';
import { findPages as pagesFor, knownPages } from '../search/find-pages';
import { fullTitle } from '../screen/document-head';
import { createHttpService } from '../services/http';
import { createDeferredSource } from '../services/deferred-source';
import { createServices, type Services } from '../services/services';
import { routeLook } from '../services/settings/route-look';
import type { DeferredPart } from '../screen/deferred';
import { DrawnScreen } from '../screen/drawn-screen';
import { deferredComponents } from '../screen/deferred-components';
import { href, integrity } from '../theme/look.css';
import { SiteApp } from './site-app';

const never = () => new Promise<never>(() => {});

/** A promise that `use` takes as settled, in the shape that React itself gives to a settled one. */
const settled = <Value,>(value: Value) =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

const withoutDeferred = createDeferredSource<DeferredPart>(never);

/** The deferred part draws pages without a view, and the not-found page. */
const deferredFor = (match: RouteMatch | undefined): DeferredPart => ({
  ...deferredComponents,
  source: {
    matchAt: () => match,
    learnRoutes: never,
    peek: () => undefined,
    load: never,
    reload: never,
  },
  actions: { follow: () => {}, prepare: never, learnWhatIsLive: never },
});

/** Services for rendering: no address bar, no storage, and a fixed time. */
const servicesFor = ({ match: _match, view: _view, ...page }: RenderInput): Services =>
  createServices({
    ...page,
    address: { read: () => ({ path: page.path, search: '', hash: '', key: '' }), assign: () => {} },
    storageWorld: { now: () => new Date(page.publishedAt) },
    announce: () => {},
    importDeferred: () =>
      Promise.resolve({
        manifest: { current: never },
        createPanels: never,
        createSearch: never,
        whenCounted: never,
      }),
  });

const viewOf = ({ match, view }: RenderInput, services: Services): View | undefined =>
  match && view && assembleView({ ...view, match, services, version: match.remote });

function firstOf({ path, match }: RenderInput, view: View | undefined) {
  if (view) return { path, view: settled(view) };
  return match ? undefined : ('not-found' as const);
}

function headOf({ match, isGone }: RenderInput, view: View | undefined) {
  if (view) return view.head;
  if (!match) return notFoundHead(isGone ? 'gone' : 'missing');
  const { title, description = '' } = match.route;
  return { title, description, robots: 'noindex' as const };
}

/** The modules that a remote's node build may require. */
export const shared: HostRenderer['shared'] = {
  axios,
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
};

export const requestFor: HostRenderer['requestFor'] = ({ route }, address, site) =>
  requestOf(route, address, site);

export const createHttp: HostRenderer['createHttp'] = (site, remote) => createHttpService(site)(remote);

const pagesOf = new WeakMap<object, ReturnType<typeof knownPages>>();

export const findPages: HostRenderer['findPages'] = async (facts, text, site) => {
  const pages = pagesOf.get(facts) ?? knownPages(facts);
  pagesOf.set(facts, pages);
  return pagesFor(await pages, text, site);
};

/** Stands where React has left out what threw, or what waits for something, for the browser to draw it. */
const leftOutMark = '<!--$!-->';

/** Draws the screen by itself: there, React keeps no error for the browser. @throws its error; waiting is none */
const throwErrorOf = (view: View, services: Services) =>
  renderToString(<DrawnScreen view={view} services={services} isPrerendered />);

export const render: HostRenderer['render'] = (input) => {
  const services = servicesFor(input);
  const view = viewOf(input, services);
  const deferred = view
    ? withoutDeferred
    : createDeferredSource<DeferredPart>(never, deferredFor(input.match));
  const { Announcer } = createAnnouncer();
  const html = renderToString(
    <StaticRouter location={input.path || '/'}>
      <SiteApp
        first={firstOf(input, view)}
        renderedPath={view ? input.path : (input.match?.route.path ?? '')}
        services={services}
        deferred={deferred}
        Announcer={Announcer}
      />
    </StaticRouter>,
  );
  if (view && html.includes(leftOutMark)) throwErrorOf(view, services);
  const head = headOf(input, view);
  const attributes = routeLook(input.match?.route.settings);
  return {
    html,
    head: { ...head, title: fullTitle(head.title, input.site) },
    ...(attributes && { look: { attributes, sheet: { href, integrity } } }),
  };
};
