import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

/** Media type of a file by its name. */
export const mediaTypeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

/** With the character set where the type has one. */
export const contentTypeOf = (type: string): string =>
  /^text\/|^application\/atom\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
