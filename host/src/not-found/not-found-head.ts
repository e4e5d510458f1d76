import type { Head } from 'shared-types';

/** What the not-found page says of itself. */
export const notFoundHead: Head = {
  title: 'Page not found',
  description:
    'This page does not exist or has moved. Search the site, open a product category, or go to the site map to find what you need.',
  robots: 'noindex',
};
