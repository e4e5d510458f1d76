import type { Imprint } from '../catalogue-settings';

/** `November 2026`. The zone is named, so that the text is the same on every machine. */
export const editionText = ({ edition }: Pick<Imprint, 'edition'>): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(edition),
  );
