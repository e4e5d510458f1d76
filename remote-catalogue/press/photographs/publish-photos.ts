import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { photoEncodings, photoEnd, photoWidths } from '../../articles/photo-sources';
import type { Photo } from '../../articles/product';
import { fileCache, keyOf, type KeepFile } from '../file-cache';
import { makePhoto, photoDimensions, photoRecipe, type PhotoSize } from './make-photo';
import type { PhotoFiles, Photos } from './photo-files';

/**
 * Makes and emits the pictures of all photographs, one photograph after the other: sharp works on all cores itself.
 * @throws naming the file that cannot be read
 */
export async function publishPhotos(
  files: PhotoFiles,
  { cacheFolder, emitAssets }: Pick<DataOutput, 'cacheFolder' | 'emitAssets'>,
): Promise<Photos> {
  const keep = await fileCache(path.join(cacheFolder, 'photos'));
  const photos = new Map<string, Photo>();
  for (const [number, file] of files)
    photos.set(number, await publishPhoto({ file, number }, keep, emitAssets));
  return photos;
}

async function publishPhoto(
  { file, number }: { readonly file: string; readonly number: string },
  keep: KeepFile,
  emitAssets: DataOutput['emitAssets'],
): Promise<Photo> {
  try {
    const photo = await readFile(file);
    const { width, height } = await photoDimensions(photo);
    const detailWidth = photoWidths.detail[0];
    return {
      address: emitAssets(await makePictures(photo, number, keep)),
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

const photoSizes: readonly PhotoSize[] = uses.flatMap((use) =>
  photoEncodings.flatMap((encoding) => photoWidths[use].map((width) => ({ use, width, encoding }))),
);

async function makePictures(
  photo: Uint8Array,
  number: string,
  keep: KeepFile,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const key = keyOf(photoRecipe, photo);
  const pictures = await Promise.all(
    photoSizes.map(async (size) => {
      const end = photoEnd(size.width, size.encoding);
      return [end, await keep(`${number}-${size.use}${end}`, key, () => makePhoto(photo, size))] as const;
    }),
  );
  return new Map(pictures);
}
