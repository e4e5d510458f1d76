import type { LoadContext, ScreenProps } from 'shared-types';
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

/** Sources of articles for a screen that is drawn already. */
export type ScreenSource = Pick<ScreenProps, 'shell' | 'assetBase'>;

/** The calls for a screen that is drawn already: it reads the files of its own release itself. */
export const screenFiles = ({ shell, assetBase }: ScreenSource): CatalogueSource => ({
  http: shell.http,
  site: shell.site,
  readAsset: async (path): Promise<unknown> => {
    const response = await fetch(assetBase + path);
    if (!response.ok) throw new Error(`${assetBase}${path}: status ${response.status}`);
    return await response.json();
  },
});
