import type { LoadContext, Site } from 'shared-types';

/** The mock, where the configuration wants it: with a service, a visitor never fetches it. */
export const importMockFor = async ({ api }: Site) =>
  api.catalogue?.mode === 'http' ? undefined : await import(/* webpackChunkName: "product-mock" */ './mock');

/** Fetches axios and the mock side by side, before the first call waits for one after the other. */
export async function fetchCallParts({ http, site }: Pick<LoadContext, 'http' | 'site'>): Promise<void> {
  await Promise.all([http(), importMockFor(site)]);
}
