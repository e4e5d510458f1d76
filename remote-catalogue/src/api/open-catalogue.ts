import type { LoadContext } from 'shared-types';
import { importMockFor } from './call-parts';
import { createHttpCatalogue } from './http';
import type { CatalogueApi } from './port';

/** Where the calls get their answers from. */
export type CatalogueSource = Pick<LoadContext, 'http' | 'readAsset' | 'site'>;

/** The product calls as the site's configuration wants them. */
export async function openCatalogue({ http, readAsset, site }: CatalogueSource): Promise<CatalogueApi> {
  const instance = await http();
  const mock = await importMockFor(site);
  mock?.answerFromRelease(instance, readAsset);
  return createHttpCatalogue(instance);
}
