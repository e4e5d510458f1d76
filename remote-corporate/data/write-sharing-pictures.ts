import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagePicture } from 'shared-types';
import type { DataOutput } from 'shared-types/build';
import { pictures } from '#content/gallery.json';
import descriptor from '../remote.json';
import { sharingPicturesPath, type SharingPictures } from '../src/describers/sharing-pictures';
import { pictureOfPage } from './picture-of-page';

/** Draws the picture that each page is shared with, and says where each is. */
export async function writeSharingPictures(output: DataOutput) {
  const drawn = descriptor.routes.map(
    async ({ path: page, title }) => [page, await pictureFor(page, title, output)] as const,
  );
  const sharing: SharingPictures = {
    pages: Object.fromEntries(await Promise.all(drawn)),
    logo: output.emitAsset(output.brand.mark, '.svg'),
  };
  output.emitJson(sharingPicturesPath, sharing);
}

const drawing = (id: string, { packageFolder }: DataOutput) =>
  readFile(path.join(packageFolder, 'src/drawings/gallery', `${id}.svg`), 'utf8');

async function pictureFor(page: string, title: string, output: DataOutput): Promise<PagePicture> {
  const id = pictureOfPage(page);
  const shown = pictures.find((picture) => picture.id === id);
  if (!shown)
    throw new Error(`${page} is shared with the picture ${id}, which content/data/gallery.json lacks.`);
  const address = await output.emitSharingPicture({
    name: title,
    drawing: await drawing(id, output),
  });
  return { address, alt: shown.alt };
}
