import pictures from './page-pictures.json';

/** The drawing that a page is shared with, by its `id` in `content/data/gallery.json`; a new page has that of the home page. */
export const pictureOfPage = (path: string): string =>
  new Map(Object.entries(pictures)).get(path) ?? pictures['/home'];
