import type { Head } from 'shared-types';

/** Head of the not-found page. */
export const notFoundHead: Head = {
  title: 'Page not found',
  description:
    'This page does not exist or has moved. Search the site, open a product category, or go to the site map to find what you need.',
  robots: 'noindex',
};

/** Head of the page for addresses that were removed from the site. */
export const goneHead: Head = {
  title: 'Page no longer available',
  description:
    'We removed this page from the site. Go to the site map or the home page to find what you need.',
  robots: 'noindex',
};

/** Head of the page that guests get instead of a sign-in page, on sites without sign-in. */
export const noSignInHead: Head = {
  title: 'Sign-in is not available',
  description: 'This page is for signed-in users only, and this site does not offer sign-in.',
  robots: 'noindex',
};
