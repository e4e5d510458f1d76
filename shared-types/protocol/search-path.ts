/** A text as a part of an address. Half a pair of UTF-16, which has no place there, becomes a replacement character. */
export const addressPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/**
 * Where a text is searched for: `/products/cotton`; all products for an empty one. Browsers resolve the segments `.` and `..`, so
 * these get a trailing space, which the listing trims.
 */
export const searchPath = (text: string): string =>
  `/products${text && `/${addressPart(text)}`}${/^\.{1,2}$/.test(text) ? '%20' : ''}`;

/** Where articles are listed that a text finds, whether it is a category's name or not. */
export const searchAddress = (text: string): string => `/products?q=${addressPart(text)}`;

/** True if a route shows the results of `searchPath`. */
export const isSearchRoute = (route: string): boolean => route.startsWith('/products/:');
