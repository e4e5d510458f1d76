/** The kind of a request, by its address. */

export type RequestKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'data';

const kinds: Readonly<Record<string, RequestKind>> = {
  js: 'script',
  css: 'style',
  svg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  woff2: 'font',
  json: 'data',
};

/** @param path  without a query */
export const kindOf = (path: string): RequestKind => kinds[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'html';
