import type { Head } from 'shared-types';

/** What the not-found page says of itself. */
export const notFoundHead: Head = {
  title: 'Page not found',
  description:
    'This page does not exist or has moved. Search the site, open a product category, or go to the site map to find what you need.',
  robots: 'noindex',
};

/** What the page for an address says of itself whose pages were taken off the site. */
export const goneHead: Head = {
  title: 'Page no longer available',
  description:
    'This page was removed from the site and is not coming back at this address. Go to the site map, or start from the home page to find what you need.',
  robots: 'noindex',
};
