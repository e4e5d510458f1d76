import type { BuildData } from 'shared-types/build';
import { printed } from '../press/catalogues/press';
import { publishCatalogues } from '../press/catalogues/publish-catalogues';
import { publishDataSheets } from '../press/data-sheets/publish-data-sheets';
import { publishData } from '../press/publish-data';

/** All that the release has beside its scripts: data, facts, drawings, sharing pictures, data sheets and catalogues. */
export const build: BuildData = async (output) => {
  await publishData(output, undefined, async (published, photos) => {
    // Side by side: threads that have warmed up draw both. The longest, the full catalogue, comes first.
    const [, dataSheets] = await Promise.all([
      output.emitJsonLater('facts/downloads.json', () => publishCatalogues(published, output)),
      publishDataSheets(published, photos, output),
    ]);
    return dataSheets;
  });
};

/** What `inThread` runs. */
export const { dataSheet, catalogue } = printed;
