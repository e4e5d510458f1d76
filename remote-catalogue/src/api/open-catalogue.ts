import type { LoadContext } from 'shared-types';
import { importMockFor } from './call-parts';
import { createHttpCatalogue } from './http';
import type { CatalogueApi } from './port';

/** Sources of the calls' answers. */
export type CatalogueSource = Pick<LoadContext, 'http' | 'readAsset' | 'site'>;

export async function openCatalogue({ http, readAsset, site }: CatalogueSource): Promise<CatalogueApi> {
  const instance = await http();
  const mock = await importMockFor(site);
  mock?.answerFromRelease(instance, readAsset);
  return createHttpCatalogue(instance);
}
