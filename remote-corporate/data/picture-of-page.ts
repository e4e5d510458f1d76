/** Drawings of the gallery by the pages that are shared with them: each page has one of its own. */
const pictures: ReadonlyMap<string, string> = new Map([
  ['/home', 'impact-back'],
  ['/about-us', 'rigger-back'],
  ['/about-us/objectives', 'padded-knuckle'],
  ['/about-us/csr', 'rigger-palm'],
  ['/contact-us', 'mechanics-back'],
  ['/credentials', 'impact-gauntlet-back'],
  ['/career', 'work-trousers'],
  ['/privacy-policy', 'shirred-wrist'],
  ['/policies', 'coverall'],
  ['/forms', 'dotted-palm'],
  ['/disclaimer', 'crinkle-latex'],
  ['/site-map', 'band-top'],
  ['/media', 'two-tone-jacket'],
  ['/media/events', 'welder-back'],
  ['/gallery', 'scrubs'],
  ['/catalogues', 'three-quarter-dip'],
]);

/** The drawing of a page, by its `id` in `content/data/gallery.json`; a page that is new has that of the home page. */
export const pictureOfPage = (path: string): string => pictures.get(path) ?? 'impact-back';
