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
    'We removed this page from the site. Go to the site map or the home page to find what you need.',
  robots: 'noindex',
};

/** What the page says of itself that takes the place of the sign-in page where a site has none. */
export const noSignInHead: Head = {
  title: 'Sign-in is not available',
  description: 'This page is for signed-in users only, and this site does not offer sign-in.',
  robots: 'noindex',
};
