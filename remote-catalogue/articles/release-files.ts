import type { PagePicture } from 'shared-types';

/** The index in the release. */
export const searchIndexPath = 'data/search.json';

/** The synonyms in the release. */
export const synonymsPath = 'data/synonyms.json';

/** Other makers and their articles in the release. */
export const makersPath = 'data/makers.json';

/** Where the release has the pictures that its pages are shared with. Only rendering reads them. */
export const sharingPicturesPath = 'node/sharing-pictures.json';

/** By the path of the page. A catalogue may have too many articles to draw one for each: then that of its category counts. */
export type SharingPictures = Readonly<Record<string, PagePicture>>;
