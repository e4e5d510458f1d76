import type { Head } from 'shared-types';

/** A demonstration is nothing to be found by. */
export const head = (): Head => ({
  title: 'Template demo',
  description:
    'Screens that came with the template of this site, each with real data and one thing to try. They are not part of the catalogue.',
  robots: 'noindex',
});
