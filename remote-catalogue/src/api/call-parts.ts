import type { LoadContext, Site } from 'shared-types';

/** The mock, where the configuration wants it: with a service, a visitor never fetches it. */
export const importMockFor = async ({ api }: Site) =>
  api.catalogue?.mode === 'http' ? undefined : await import(/* webpackChunkName: "product-mock" */ './mock');

/** Fetches axios and the mock beside what calls: the first call waits for none of them after the other. */
export async function withCallParts<Part>(
  { http, site }: Pick<LoadContext, 'http' | 'site'>,
  importing: Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([importing, http(), importMockFor(site)]);
  return part;
}
