import type { BuildData } from 'shared-types/build';
import { publishCatalogues } from './catalogues/publish-catalogues';
import { publishData } from './publish-data';

/** All that the release has beside its scripts: data, facts, drawings, sharing pictures, and the catalogues on paper. */
export const build: BuildData = async (output) => {
  const published = await publishData(output);
  output.emitJson('facts/downloads.json', await publishCatalogues(published, output));
};
