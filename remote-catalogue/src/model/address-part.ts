/** A text as a part of an address. Half a pair of UTF-16, which has no place there, becomes a replacement character. */
export const addressPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
