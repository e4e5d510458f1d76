/** The index in the release. */
export const searchIndexPath = 'data/search.json';

/** The synonyms in the release. */
export const synonymsPath = 'data/synonyms.json';

/** The names of other makers in the release. */
export const makersPath = 'data/makers.json';
