import type { Head } from 'shared-types';

/** A form to sign in is nothing to be found by. */
export const head = (): Head => ({
  title: 'Sign in',
  description:
    'Sign in with e-mail address and password. The catalogue and all pages of the company are open without an account.',
  robots: 'noindex',
});
