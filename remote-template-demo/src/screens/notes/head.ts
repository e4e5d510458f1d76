import type { Head } from 'shared-types';

/** A demonstration with sample notes is nothing to be found by. */
export const head = (): Head => ({
  title: 'Notes',
  description:
    'The notes of the template demo as cards with checklists and labels, to be read and narrowed down by label.',
  robots: 'noindex',
});
