/** Makes pictures for sharing, each once: a drawing takes a tenth of a second, and a catalogue has hundreds. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../run/own-folder.mjs';
import { makeSharingPicture, pictureEncoding, pictureParts } from './sharing-picture.mjs';

/** Names everything that decides over the bytes beside the picture's own parts. */
const recipe = JSON.stringify({
  sharp: sharp.versions.sharp,
  librsvg: sharp.versions.rsvg,
  ...pictureEncoding,
});

/**
 * @param {string} cacheFolder  of the package
 * @param {import('shared-types/build').SharingPicture} picture
 * @param {import('shared-types/build').Brand} brand
 * @returns {Promise<Uint8Array>} PNG
 */
export async function keptSharingPicture(cacheFolder, picture, brand) {
  const parts = pictureParts(picture, brand);
  const key = createHash('sha256')
    .update([recipe, ...Object.values(parts)].join('\0'))
    .digest('hex');
  const file = path.join(cacheFolder, 'sharing', `${key.slice(0, 40)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await makeSharingPicture(parts);
  writeWhole(file, bytes);
  return bytes;
}
