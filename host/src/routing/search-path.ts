/** True if a route shows the results of `searchPath`. */
export const isSearchRoute = (route: string): boolean => route.startsWith('/products/:');

/**
 * The address of a search for a text that is not empty. Browsers resolve the segments `.` and `..`, so these get a
 * trailing space, which the listing trims.
 */
export const searchPath = (text: string): string =>
  `/products/${encodeURIComponent(text)}${/^\.{1,2}$/.test(text) ? '%20' : ''}`;
