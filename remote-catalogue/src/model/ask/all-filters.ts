/** The field of a form that asks for all filters. */
export const allFiltersField = { name: 'filters', value: 'all' } as const;

/**
 * True if an address asks for all filters at once, each open and whole: without scripts, none can be opened. It changes no list, so
 * it is no part of the question, and no other address of the list has it.
 */
export const hasAllFilters = (search: string): boolean =>
  new URLSearchParams(search).get(allFiltersField.name) === allFiltersField.value;

/** The address of the same list with all filters. */
export const withAllFilters = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}filters=all`;
