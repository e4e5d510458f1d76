/**
 * True if an address asks for all filters at once, each open and whole: without scripts, none can be opened. It changes no list, so
 * it is no part of the question, and no other address of the list has it.
 */
export const hasAllFilters = (search: string): boolean =>
  new URLSearchParams(search).get('filters') === 'all';

/** The address of the same list with all filters. */
export const withAllFilters = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}filters=all`;
