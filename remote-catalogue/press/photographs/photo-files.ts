import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Photo } from '../../articles/product';

/** The published photographs by the lower-case number of their article. */
export type Photos = ReadonlyMap<string, Photo>;

/** Files of photographs by the lower-case number of their article. */
export type PhotoFiles = ReadonlyMap<string, string>;

const photoName = /^(.+)\.(jpe?g|png|webp|tiff?)$/i;

/** Pictures of cameras, telephones and print shops that are not read. */
const otherPicture = /\.(hei[cf]|avif|gif|bmp|jfif|jxl|psd|eps|pdf|svg|ai|raw|dng|cr[23]|nef)$/i;

/** The photographs of a folder: `A101.jpg`, in lower or upper case; and the files that cannot be used, with the reason. */
export function judgePhotos(folder: string, articleNumbers: readonly string[]) {
  const known = new Set(articleNumbers.map((articleNo) => articleNo.toLowerCase()));
  const files = new Map<string, string>();
  const faultOf = (file: string, number: string | undefined): string | undefined => {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      return 'is a folder, and not read; put its files beside it';
    if (number === undefined)
      return otherPicture.test(file) || !path.extname(file) || known.has(path.basename(file).toLowerCase())
        ? 'is not read. Save it as JPEG, PNG, WebP or TIFF, with that ending'
        : undefined;
    if (!known.has(number)) return 'there is no article of this number; rename the file';
    const other = files.get(number);
    return other && `${other} shows the same article; remove one of them`;
  };
  const faults = (existsSync(folder) ? readdirSync(folder).toSorted() : []).flatMap((name) => {
    // Systems leave `.DS_Store`, and `._A101.jpg` beside each photograph.
    if (name.startsWith('.')) return [];
    const file = path.join(folder, name);
    const number = photoName.exec(name)?.[1]?.toLowerCase();
    const message = faultOf(file, number);
    if (!message && number !== undefined) files.set(number, file);
    return message ? [{ file, message }] : [];
  });
  return { files, faults };
}

/** The photographs of a folder. @throws with every fault, one line each */
export function photoFiles(folder: string, articleNumbers: readonly string[]): PhotoFiles {
  const { files, faults } = judgePhotos(folder, articleNumbers);
  if (faults.length > 0) throw new Error(faults.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return files;
}
