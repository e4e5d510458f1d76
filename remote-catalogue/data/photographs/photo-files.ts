import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Photo } from '../../src/model/product';

/** The published photographs by the lower-case number of their article. */
export type Photos = ReadonlyMap<string, Photo>;

/** Files of photographs by the lower-case number of their article. */
export type PhotoFiles = ReadonlyMap<string, string>;

const photoName = /^(.+)\.(jpe?g|png|webp|tiff?)$/i;

/** Pictures of cameras, telephones and print shops that are not read. */
const otherPicture = /\.(hei[cf]|avif|gif|bmp|jfif|jxl|psd|eps|pdf|svg|ai|raw|dng|cr[23]|nef)$/i;

/**
 * The photographs of a folder: `A101.jpg`, in lower or upper case.
 *
 * @throws where a file is named after no article, or two after the same one, or a picture has another form
 */
export function photoFiles(folder: string, articleNumbers: readonly string[]): PhotoFiles {
  const known = new Set(articleNumbers.map((articleNo) => articleNo.toLowerCase()));
  const files = new Map<string, string>();
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    // What systems leave in folders: `.DS_Store`, and `._A101.jpg` beside each photograph.
    if (name.startsWith('.')) continue;
    const file = path.join(folder, name);
    if (otherPicture.test(name)) throw new Error(`${file}: is not read. Save it as JPEG, PNG, WebP or TIFF`);
    const number = photoName.exec(name)?.[1]?.toLowerCase();
    if (number === undefined) continue;
    if (!known.has(number)) throw new Error(`${file}: there is no article of this number; rename the file`);
    const other = files.get(number);
    if (other) throw new Error(`${file}: ${other} shows the same article; remove one of them`);
    files.set(number, file);
  }
  return files;
}
