/** Sizes of the pages in a store. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{ path: string, bytes: number }} PageSize a page's file, and its size */

/**
 * @typedef {object} PageSizes
 * @property {number} htmlBytes                    of all pages
 * @property {number} brotliBytes                  of all pages
 * @property {readonly PageSize[]} heaviest        by their Brotli bytes, the heaviest first
 */

/** How many of the largest pages are listed. */
const heaviestCount = 5;

const total = (/** @type {readonly PageSize[]} */ sizes) => sizes.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {string} store its folder @returns {Promise<PageSizes>} */
export async function sizeOfPages(store) {
  const folder = path.join(store, 'pages');
  const files = await readdir(folder, { recursive: true });
  const sizesOf = (/** @type {string} */ ending) =>
    Promise.all(
      files
        .filter((file) => file.endsWith(ending))
        .map(async (file) => ({
          path: file.slice(0, -ending.length),
          bytes: (await stat(path.join(folder, file))).size,
        })),
    );
  const brotli = await sizesOf('.html.br');
  return {
    htmlBytes: total(await sizesOf('.html')),
    brotliBytes: total(brotli),
    heaviest: brotli.toSorted((one, other) => other.bytes - one.bytes).slice(0, heaviestCount),
  };
}
