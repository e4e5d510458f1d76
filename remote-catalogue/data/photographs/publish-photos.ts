import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import type { Photo, PhotoSource } from '../../src/model/product';
import { photoDimensions, photoEncodings, photoWidths, type PhotoUse } from './make-photo';
import { cachedPhotos, type MakePhoto } from './photo-cache';
import type { PhotoFiles, Photos } from './photo-files';

/**
 * Makes and emits the pictures of all photographs, one photograph after the other: sharp works on all cores itself.
 *
 * @throws naming the file that cannot be read
 */
export async function publishPhotos(
  files: PhotoFiles,
  { cacheFolder, emitAsset }: Pick<DataOutput, 'cacheFolder' | 'emitAsset'>,
): Promise<Photos> {
  const make = cachedPhotos(path.join(cacheFolder, 'photos'));
  const photos = new Map<string, Photo>();
  for (const [number, file] of files) photos.set(number, await publishPhoto(file, make, emitAsset));
  return photos;
}

async function publishPhoto(
  file: string,
  make: MakePhoto,
  emitAsset: DataOutput['emitAsset'],
): Promise<Photo> {
  try {
    const photo = await readFile(file);
    const { width, height } = await photoDimensions(photo);
    const sourcesFor = (use: PhotoUse) => publishSources({ photo, use }, make, emitAsset);
    const detailWidth = photoWidths.detail[0];
    return {
      card: await sourcesFor('card'),
      detail: await sourcesFor('detail'),
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

async function publishSources(
  { photo, use }: { readonly photo: Uint8Array; readonly use: PhotoUse },
  make: MakePhoto,
  emitAsset: DataOutput['emitAsset'],
): Promise<readonly PhotoSource[]> {
  const [single, double] = photoWidths[use];
  return await Promise.all(
    photoEncodings.map(async (encoding) => {
      const emit = async (width: number) =>
        emitAsset(await make(photo, { use, width, encoding }), `.${encoding}`);
      return {
        type: `image/${encoding}` as const,
        addresses: [await emit(single), await emit(double)] as const,
      };
    }),
  );
}
