import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';

/** What only the site's configuration knows of the pictures, for search engines. */
export interface GalleryData {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Who drew the pictures. */
  readonly credit: string;
}

export const load = (_: ScreenRequest, { site }: LoadContext): Promise<LoadReady<GalleryData>> =>
  Promise.resolve({ kind: 'ready', data: { baseUrl: site.baseUrl, credit: site.company.name } });
