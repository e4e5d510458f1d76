/** Where articles that contain a text are listed, whether the text is a category's name or not. */
export const searchAddress = (text: string): string => `/products?q=${addressPart(text)}`;

/** Where a text is searched for, as the specification has it. A segment `.` or `..` would be resolved: it gets a blank, which is trimmed. */
export const searchPath = (text: string): string =>
  `/products${text && `/${addressPart(text)}`}${/^\.{1,2}$/.test(text) ? '%20' : ''}`;

/** A text as a part of an address. Half a pair of UTF-16, which has no place there, becomes a replacement character. */
export const addressPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
