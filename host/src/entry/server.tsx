/** What the publisher needs of a host release: how a page is drawn, and the modules that remotes share. */
import * as axios from 'axios';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { StaticRouter } from 'react-router-dom';
import type { HostRenderer, RenderInput, RenderedPage } from 'shared-types/release';
import { assembleView, type View, type ViewSource } from '../composition/view';
import { createAnnouncer } from '../layout/announcer';
import { notFoundHead } from '../not-found/not-found-head';
import { findRoute, requestFor } from '../routing/route-table';
import { fullTitle } from '../screen/document-head';
import { createHttpService } from '../services/http';
import { createLocationService } from '../services/location';
import { shellFor, type Services } from '../services/services';
import { createUserStore } from '../services/user';
import { createLaterSource } from '../screen/later';
import { later } from './later';
import { SiteApp } from './site-app';

const never = () => new Promise<never>(() => {});

/** A promise that `use` takes as settled, in the shape that React itself gives to a settled one. */
const settled = <Value,>(value: Value) =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

const withoutLater = createLaterSource(never);
const withLater = createLaterSource(never, later);
const noActions = { follow: () => {}, prepare: () => {}, learnWhatIsLive: never };

const servicesFor = ({ site, publishedAt, path }: RenderInput): Services => ({
  site,
  publishedAt,
  http: createHttpService(site),
  facts: never,
  place: createLocationService(path),
  announce: () => {},
  user: createUserStore(),
});

function viewOf({ match, view }: RenderInput, services: Services): View | undefined {
  if (!match || !view) return undefined;
  const { base, id } = match.remote;
  const shell = shellFor(services, match.remote, match.route);
  return assembleView({ ...view, match, shell, assetBase: base, versionId: id });
}

const sourceFor = ({ path, match }: RenderInput, view: View | undefined): ViewSource => ({
  ...(view && { first: { path, view: settled(view) } }),
  matchAt: () => match,
  knownRoutes: () => [],
  peek: () => undefined,
  load: never,
  reload: never,
});

function headOf({ match }: RenderInput, view: View | undefined) {
  if (view) return view.head;
  if (!match) return notFoundHead;
  const { title, description } = match.route;
  return { title, description, robots: 'noindex' as const };
}

function render(input: RenderInput): RenderedPage {
  const services = servicesFor(input);
  const view = viewOf(input, services);
  const { Announcer } = createAnnouncer();
  const content = { viewPath: view && input.path, isNotFoundPage: !input.match };
  const parts = {
    source: sourceFor(input, view),
    services,
    content,
    later: view ? withoutLater : withLater,
    actions: noActions,
    Announcer,
  };
  const html = renderToString(
    <StaticRouter location={input.path || '/'}>
      <SiteApp {...parts} />
    </StaticRouter>,
  );
  const head = headOf(input, view);
  return { html, head: { ...head, title: fullTitle(head.title, input.site) } };
}

const renderer: HostRenderer = {
  shared: { axios, react: React, 'react-dom': ReactDom, 'react/jsx-runtime': jsxRuntime },
  findRoute,
  requestFor,
  render,
  createHttp: async (site, remote) => await createHttpService(site)(remote),
};

export const { shared, createHttp } = renderer;
export { findRoute, requestFor, render };
