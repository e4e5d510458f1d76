import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePhoto, photoRecipe, type PhotoSize } from './make-photo';

/** Makes pictures, each only once. */
export type MakePhoto = (photo: Uint8Array, size: PhotoSize) => Promise<Uint8Array>;

/** Keeps what was made in a folder, named by the photograph's content, the size and how it is made. */
export const cachedPhotos =
  (folder: string): MakePhoto =>
  async (photo, size) => {
    const { use, width, encoding } = size;
    const key = createHash('sha256').update(`${photoRecipe} ${use} ${width}\0`).update(photo).digest('hex');
    const file = path.join(folder, `${key.slice(0, 40)}.${encoding}`);
    return (await readFile(file).catch(() => undefined)) ?? (await keep(file, await makePhoto(photo, size)));
  };

/** Renamed into place, so that a build that is cut off leaves no half picture. */
async function keep(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
