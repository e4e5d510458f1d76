/** Makes pictures for sharing, each once: a drawing takes a tenth of a second, and a catalogue has hundreds. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../run/own-folder.mjs';
import { threads } from '../run/threads.mjs';
import { pictureEncoding, pictureSvg } from './sharing-picture.mjs';

const require = createRequire(import.meta.url);

/** Names everything that decides over the bytes beside what the picture shows. */
const recipe = JSON.stringify({
  sharp: sharp.versions.sharp,
  canvas: require('@napi-rs/canvas/package.json').version,
  ...pictureEncoding,
});

const drawing = threads(new URL('sharing-picture.mjs', import.meta.url).href);

/**
 * @param {string} cacheFolder  of the package
 * @param {import('shared-types/build').SharingPicture} picture
 * @param {import('shared-types/build').Brand} brand
 * @returns {Promise<Uint8Array>} PNG
 */
export async function keptSharingPicture(cacheFolder, picture, brand) {
  const svg = pictureSvg(picture, brand);
  const key = createHash('sha256').update(`${recipe}\0${svg}`).digest('hex');
  const file = path.join(cacheFolder, 'sharing', `${key.slice(0, 40)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await drawing.run(svg, { name: 'makeSharingPicture' });
  writeWhole(file, bytes);
  return bytes;
}
