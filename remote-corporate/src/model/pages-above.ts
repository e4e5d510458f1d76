import type { PageContent, PageLink } from './content';

const home: PageLink = { label: 'Home', path: '/home' };

/** The way from the home page down to a page, for those who look at it and for search engines. */
export const pagesAbove = ({ parent }: PageContent): readonly PageLink[] =>
  parent ? [home, parent] : [home];
