import type { LoadContext } from 'shared-types';
import type { CatalogueApi } from './port';

type Source = Pick<LoadContext, 'http' | 'readAsset' | 'site'>;

/**
 * The product calls as the site's configuration wants them. Small, since it comes with the first route: axios, the mock
 * and the reading of answers arrive when a call is made for the first time.
 */
export async function openCatalogue({ http, readAsset, site }: Source): Promise<CatalogueApi> {
  const isMocked = site.api.catalogue?.mode !== 'http';
  const [instance, { createHttpCatalogue }, mock] = await Promise.all([
    http(),
    importHttp(),
    isMocked ? importMock() : undefined,
  ]);
  mock?.answerFromRelease(instance, readAsset);
  return createHttpCatalogue(instance);
}

const importHttp = () => import(/* webpackChunkName: "product-calls" */ './http');
const importMock = () => import(/* webpackChunkName: "product-mock" */ './mock');

/** Fetches what a first call would wait for. */
export async function warmCatalogue({ http, site }: Pick<LoadContext, 'http' | 'site'>): Promise<void> {
  const isMocked = site.api.catalogue?.mode !== 'http';
  await Promise.all([http(), importHttp(), isMocked ? importMock() : undefined]);
}
