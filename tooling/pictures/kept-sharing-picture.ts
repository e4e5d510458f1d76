/** Makes pictures for sharing, each once: a drawing takes a tenth of a second, and a catalogue has hundreds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand, SharingPicture } from 'shared-types/build';
import { writeWhole } from 'tooling/setup/own-folder';
import { inPackage } from 'tooling/setup/root';
import { threads } from '../run/threads.js';
import { fontFile } from './type.js';

const require = createRequire(import.meta.url);
const program = inPackage('tooling', 'dist/pictures/sharing-picture.js');

/** Digest of everything besides the content of a picture that decides over its bytes. */
const recipe = createHash('sha256').update(
  `${sharp.versions.sharp} ${(require('@napi-rs/canvas/package.json') as { version: string }).version}`,
);
for (const file of [program, inPackage('tooling', 'dist/pictures/type.js'), fontFile])
  recipe.update(readFileSync(file));

const drawing = threads(program);

/** @param cacheFolder  of the package. @returns PNG */
export async function keptSharingPicture(
  cacheFolder: string,
  picture: SharingPicture,
  brand: Brand,
): Promise<Uint8Array> {
  const wanted = { picture, brand: { mark: brand.mark, accents: brand.accents } };
  const key = recipe.copy().update(JSON.stringify(wanted)).digest('hex');
  const file = path.join(cacheFolder, 'sharing', `${key.slice(0, 40)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = (await drawing('makeSharingPicture', wanted)) as Uint8Array;
  writeWhole(file, bytes);
  return bytes;
}
