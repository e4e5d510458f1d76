/** The kind of a request, by its address. */

/** @typedef {'html' | 'script' | 'style' | 'image' | 'font' | 'data'} RequestKind */

/** @type {Readonly<Record<string, RequestKind>>} */
const kinds = {
  js: 'script',
  css: 'style',
  svg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  woff2: 'font',
  json: 'data',
};

/** @param {string} path without a query @returns {RequestKind} */
export const kindOf = (path) => kinds[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'html';
