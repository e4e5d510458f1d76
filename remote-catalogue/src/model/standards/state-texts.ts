import type { PlaceState } from './read-places';

/** What the states mean in which no level is reached. */
export const stateTexts: Readonly<Record<Exclude<PlaceState, 'level'>, string>> = {
  zero: 'Tested, and below level 1.',
  untested: 'Not tested, or the test does not suit this article. It is neither good nor bad.',
  unstated: 'The supplier states nothing under this standard.',
};
