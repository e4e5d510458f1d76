/**
 * How many articles are not shown because not all of their levels were tested.
 *
 * @param shown how many are shown
 */
export const untestedText = (untested: number, shown: number): string =>
  `${untested}${shown > 0 ? ' more' : ''} not shown: not tested for every level.`;
