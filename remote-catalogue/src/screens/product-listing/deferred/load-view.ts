import type { Site } from 'shared-types';
import { once } from '../../../../articles/once';
import type { CallOptions } from '../../../api/port';
import { screenFiles, type ScreenSource } from '../../../api/open-catalogue';
import type { Address } from '../../../model/answer/read-question';
import type { ListChange, ListView } from '../list-view';
import { changedAddress } from './change-address';
import { articlesAt, listAt } from './list-at';

/** Lists whose views are kept, for Back. */
const keptViews = 20;

const viewsOf = once((_: Site) => new Map<string, ListView>());

/** The list at an address as it was shown last in this visit. */
export const rememberedView = (site: Site, { path, search }: Address): ListView | undefined =>
  viewsOf(site).get(path + search);

/**
 * The list at an address, for a screen that is rendered already.
 *
 * @throws {CatalogueError} or the network's own error
 */
export async function loadView(
  source: ScreenSource,
  address: Address,
  options: CallOptions,
): Promise<ListView> {
  const { site, findPages } = source.shell;
  const { view, isPartial } = await listAt({ ...screenFiles(source), findPages }, address, options);
  const views = viewsOf(site);
  if (!isPartial) views.set(address.path + address.search, view);
  for (const oldest of [...views.keys()].slice(0, -keptViews)) views.delete(oldest);
  return view;
}

/** Where changes of the list at an address lead to. */
export async function addressAfter(
  source: ScreenSource,
  address: Address,
  changes: readonly ListChange[],
): Promise<Address> {
  const { read } = await articlesAt(screenFiles(source), address, new AbortController());
  const { pathname, search } = new URL(changedAddress(read, changes), location.origin);
  const after = { path: pathname, search };
  // Another path is another screen, which would show the list without its query first. It says itself what fails.
  if (pathname !== address.path) await loadView(source, after, new AbortController()).catch(() => undefined);
  return after;
}
