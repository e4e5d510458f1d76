import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { createHash } from 'node:crypto';
import { photoEncodings, photoEnd, photoWidths } from '../../src/model/photo-sources';
import type { Photo } from '../../src/model/product';
import { writeWhole } from '../write-whole';
import { makePhoto, photoDimensions, photoRecipe, type PhotoSize } from './make-photo';
import type { PhotoFiles, Photos } from './photo-files';

/**
 * Makes and emits the pictures of all photographs, one photograph after the other: sharp works on all cores itself.
 *
 * @throws naming the file that cannot be read
 */
export async function publishPhotos(
  files: PhotoFiles,
  { cacheFolder, emitAssets }: Pick<DataOutput, 'cacheFolder' | 'emitAssets'>,
): Promise<Photos> {
  const make = cachedPhotos(path.join(cacheFolder, 'photos'));
  const photos = new Map<string, Photo>();
  for (const [number, file] of files) photos.set(number, await publishPhoto(file, make, emitAssets));
  return photos;
}

async function publishPhoto(
  file: string,
  make: MakePhoto,
  emitAssets: DataOutput['emitAssets'],
): Promise<Photo> {
  try {
    const photo = await readFile(file);
    const { width, height } = await photoDimensions(photo);
    const detailWidth = photoWidths.detail[0];
    return {
      address: emitAssets(await makePictures(photo, make)),
      width: detailWidth,
      height: Math.round((detailWidth * height) / width),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: cannot be read as a photograph (${reason}). Save it again as JPEG.`, {
      cause: error,
    });
  }
}

const uses = ['card', 'detail'] as const;

/** Everything that is made of a photograph. */
const photoSizes: readonly PhotoSize[] = uses.flatMap((use) =>
  photoEncodings.flatMap((encoding) => photoWidths[use].map((width) => ({ use, width, encoding }))),
);

/** By the ends of their names. */
async function makePictures(photo: Uint8Array, make: MakePhoto): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = await Promise.all(
    photoSizes.map(async (size) => [photoEnd(size.width, size.encoding), await make(photo, size)] as const),
  );
  return new Map(pictures);
}

/** Makes pictures, each only once. */
type MakePhoto = (photo: Uint8Array, size: PhotoSize) => Promise<Uint8Array>;

/** Keeps what was made in a folder, named by the photograph's content, the size and how it is made. */
const cachedPhotos =
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
