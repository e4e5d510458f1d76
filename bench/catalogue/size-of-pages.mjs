/** Sizes of the pages in a store. */
import { readdir, readFile, stat } from 'node:fs/promises';
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
  const folder = path.join(store, 'pages/sets');
  const sets = await Promise.all(
    (await readdir(folder)).map(
      async (name) =>
        /** @type {{ pages: Record<string, { file: string, sha256: string }> }} */ (
          JSON.parse(await readFile(path.join(folder, name), 'utf8'))
        ),
    ),
  );
  const pages = sets.flatMap((set) => Object.values(set.pages));
  const sizesOf = (/** @type {string} */ ending) =>
    Promise.all(
      pages.map(async ({ file, sha256 }) => ({
        path: file.replace(/\.html$/, ''),
        bytes: (await stat(path.join(store, 'pages/content', sha256 + ending))).size,
      })),
    );
  const brotli = await sizesOf('.br');
  return {
    htmlBytes: total(await sizesOf('')),
    brotliBytes: total(brotli),
    heaviest: brotli.toSorted((one, other) => other.bytes - one.bytes).slice(0, heaviestCount),
  };
}
