/** What the pages in a store weigh. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} store its folder */
export async function sizeOfPages(store) {
  const folder = path.join(store, 'pages');
  const files = await readdir(folder, { recursive: true });
  const sizeOf = async (/** @type {string} */ suffix) => {
    const pages = files.filter((file) => file.endsWith(suffix));
    const sizes = await Promise.all(pages.map(async (file) => (await stat(path.join(folder, file))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { htmlBytes: await sizeOf('.html'), brotliBytes: await sizeOf('.html.br') };
}
