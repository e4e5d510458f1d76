import type { Head } from 'shared-types';

/**
 * Why the not-found page is shown: nothing is at the address, it was taken off the site, or it is for signed-in users only
 * and the site has no sign-in page.
 */
export type Reason = 'missing' | 'gone' | 'no-sign-in';

const noSignIn = 'This page is for signed-in users only, and this site does not offer sign-in.';

/** Texts of the page, and its description for search engines. */
export const textsFor: Readonly<
  Record<Reason, Readonly<Record<'heading' | 'lead' | 'state' | 'about', string>>>
> = {
  missing: {
    heading: 'Page not found',
    lead: 'The page may have moved, or the address may contain a typo.',
    state: 'not found',
    about:
      'This page does not exist or has moved. Search the site, open a product category, or go to the site map to find what you need.',
  },
  gone: {
    heading: 'Page no longer available',
    lead: 'We removed this page from the site. Try one of the pages below.',
    state: 'removed',
    about: 'We removed this page from the site. Go to the site map or the home page to find what you need.',
  },
  'no-sign-in': {
    heading: 'Sign-in is not available',
    lead: noSignIn,
    state: 'needs sign-in',
    about: noSignIn,
  },
};

export const notFoundHead = (reason: Reason): Head => ({
  title: textsFor[reason].heading,
  description: textsFor[reason].about,
  robots: 'noindex',
});
