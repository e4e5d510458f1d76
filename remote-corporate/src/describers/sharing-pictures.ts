import type { PagePicture } from 'shared-types';

/** Where the release has its pictures for sharing. Only rendering reads them. */
export const sharingPicturesPath = 'node/sharing-pictures.json';

/** What `data/build.ts` draws for search engines and for those whom pages are shared with. */
export interface SharingPictures {
  /** By the path of the page. */
  readonly pages: Readonly<Record<string, PagePicture>>;
  /** Address of the mark of the site. */
  readonly logo: string;
}
