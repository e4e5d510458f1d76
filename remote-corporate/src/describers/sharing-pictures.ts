import type { PagePicture } from 'shared-types';

/** Path of the sharing pictures in the release. Only rendering reads them. */
export const sharingPicturesPath = 'node/sharing-pictures.json';

/** Pictures by `data/build.ts` for search engines and for links that people share. */
export interface SharingPictures {
  /** Pictures by the path of their page. */
  readonly pages: Readonly<Record<string, PagePicture>>;
  /** Address of the mark of the site. */
  readonly logo: string;
}
