import type { ScreenRequest, Site } from 'shared-types';
import { languageOf } from 'shared-types/protocol/language';
import type { KnownRoute, PageView } from 'shared-types/release';

/** The request for a view when rendering and hydrating: without hash and history key, and only with the page's own query. */
export const requestFor = (
  { path: route, title }: KnownRoute,
  { path, search = '' }: PageView,
  site: Site,
): ScreenRequest =>
  Object.freeze({ path, search, hash: '', route, language: languageOf(site), title, key: '' });
