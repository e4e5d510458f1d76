import type { BuildData } from 'shared-types/build';
import { publishCatalogues } from './catalogues/publish-catalogues';
import { publishDataSheets } from './data-sheets/publish-data-sheets';
import { printed } from './printed';
import { publishData } from './publish-data';

/** All that the release has beside its scripts: data, facts, drawings, sharing pictures, data sheets and catalogues. */
export const build: BuildData = async (output) => {
  const published = await publishData(output, undefined, (articles, photos) =>
    publishDataSheets(articles, photos, output),
  );
  output.emitJson('facts/downloads.json', await publishCatalogues(published, output));
};

/** What `inThread` runs. */
export const { dataSheet, catalogue } = printed;
