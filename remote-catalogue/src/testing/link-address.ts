import type { BoundFunctions, queries } from '@testing-library/react';

/** The address of a link. @param part `screen`, or what is within a part of it */
export const linkAddress = (part: Pick<BoundFunctions<typeof queries>, 'getByRole'>, name: string | RegExp) =>
  part.getByRole('link', { name }).getAttribute('href');
