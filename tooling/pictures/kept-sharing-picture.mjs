/** Makes pictures for sharing, each once: a drawing takes a tenth of a second, and a catalogue has hundreds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeWhole } from '../run/own-folder.mjs';
import { threads } from '../run/threads.mjs';
import { fontFile } from './font-file.mjs';

const require = createRequire(import.meta.url);
const program = new URL('sharing-picture.mjs', import.meta.url);

/** Digest of everything that decides over the bytes beside what the picture shows. */
const recipe = createHash('sha256').update(
  `${sharp.versions.sharp} ${require('@napi-rs/canvas/package.json').version}`,
);
for (const file of [
  fileURLToPath(program),
  path.join(import.meta.dirname, 'outlined-text.mjs'),
  require.resolve('fontkit'),
  fontFile,
])
  recipe.update(readFileSync(file));

const drawing = threads(program.href);

/**
 * @param {string} cacheFolder  of the package
 * @param {import('shared-types/build').SharingPicture} picture
 * @param {import('shared-types/build').Brand} brand
 * @returns {Promise<Uint8Array>} PNG
 */
export async function keptSharingPicture(cacheFolder, picture, brand) {
  const wanted = { picture, brand: { mark: brand.mark, accents: brand.accents } };
  const key = recipe.copy().update(JSON.stringify(wanted)).digest('hex');
  const file = path.join(cacheFolder, 'sharing', `${key.slice(0, 40)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await drawing('makeSharingPicture', wanted);
  writeWhole(file, bytes);
  return bytes;
}
