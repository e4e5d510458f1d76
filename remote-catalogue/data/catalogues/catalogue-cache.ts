import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole';
import type { Printed } from '../printed';
import type { CatalogueParts, MadeCatalogue } from './make-catalogue';
import type { FontFiles } from './sheet';

/** Makes a catalogue, or takes it from the cache. */
export type MakeCatalogue = (id: string, parts: CatalogueParts) => Promise<MadeCatalogue>;

/** Files that every catalogue is made with. */
export interface CatalogueTools {
  readonly fonts: FontFiles;
  /** Files of the libraries that draw: with another version of one, pages may look another way. */
  readonly libraries: readonly string[];
  readonly draw: Printed['catalogue'];
}

/** Caches the last catalogue of each id in a folder; the file name has the number of pages and a hash of its input. */
export const cachedCatalogues =
  (folder: string, tools: CatalogueTools): MakeCatalogue =>
  async (id, parts) => {
    const name = `${id.replaceAll('/', '.')}-`;
    const key = `-${await keyOf(parts, tools)}.pdf`;
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(name));
    const cached = files.find((file) => file.endsWith(key));
    if (cached) {
      return {
        bytes: await readFile(path.join(folder, cached)),
        pages: Number(cached.slice(name.length, -key.length)),
      };
    }
    const made = await tools.draw({ ...parts, fonts: tools.fonts });
    await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
    await writeWhole(path.join(folder, `${name}${made.pages}${key}`), made.bytes);
    return made;
  };

/** What lays out the pages is compiled into the file that runs: another layout is another key. */
async function keyOf(parts: CatalogueParts, { fonts, libraries }: CatalogueTools): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const file of [__filename, ...libraries, ...Object.values(fonts)]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 40);
}
