import type { BuildData } from 'shared-types/build';
import { printed } from '../press/print/press';
import { publishCatalogues } from '../press/print/publish-catalogues';
import { publishDataSheets } from '../press/print/publish-data-sheets';
import { publishData, type SlowSteps } from '../press/publish-data';

/** All that the release has beside its scripts: data, facts, drawings, sharing pictures, data sheets and catalogues. */
export const build: BuildData = async (output) => {
  const makeDataSheets: SlowSteps['makeDataSheets'] = async (published, photos) => {
    // Side by side: threads that have warmed up draw both. The longest, the full catalogue, comes first.
    const [, dataSheets] = await Promise.all([
      output.emitJsonLater('facts/downloads.json', () => publishCatalogues(published, output)),
      publishDataSheets(published, photos, output),
    ]);
    return dataSheets;
  };
  await publishData(output, undefined, {
    makeDataSheets,
    // The threads that draw do without 40,000 words.
    englishWords: async (parts) => (await import('../press/synonyms/english-words')).englishWords(parts),
  });
};

/** Work for `inThread`. */
export const { pdf } = printed;
