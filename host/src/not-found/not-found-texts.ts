import type { Head } from 'shared-types';

/** Title and explanation, by the reason for which a page cannot be shown. */
export const notFoundTexts = {
  missing: {
    title: 'Page not found',
    description: 'The page may have moved, or the address may contain a typo.',
  },
  gone: {
    title: 'Page no longer available',
    description: 'We removed this page from the site. Try one of the pages below.',
  },
  'no-sign-in': {
    title: 'Sign-in is not available',
    description: 'This page is for signed-in users only, and this site does not offer sign-in.',
  },
};

/** Nothing is at the address, it was taken off the site, or it needs a sign-in that the site does not have. */
export type Reason = keyof typeof notFoundTexts;

/** Head of the page. */
export const notFoundHead = (reason: Reason): Head => ({ ...notFoundTexts[reason], robots: 'noindex' });
