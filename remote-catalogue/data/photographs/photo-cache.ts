import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole';
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
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const made = await makePhoto(photo, size);
    await writeWhole(file, made);
    return made;
  };
