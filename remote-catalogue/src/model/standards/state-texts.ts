import type { PlaceState } from './read-places';

/** What the states mean in which no level is reached. */
export const stateTexts: Readonly<Record<Exclude<PlaceState, 'level'>, string>> = {
  zero: 'Tested, but below level 1.',
  untested: 'Not tested, or not suitable for this article. X is neither good nor bad.',
  unstated: 'The supplier gives no result for this standard.',
};
