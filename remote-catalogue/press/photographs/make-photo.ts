import sharp from 'sharp';
import type { PhotoEncoding, PhotoUse } from '../../articles/photo-sources';

/** A card shows 300 x 318, as its plate; a detail page the whole photograph. */
const cardRatio = 318 / 300;

export interface PhotoSize {
  readonly use: PhotoUse;
  readonly width: number;
  readonly encoding: PhotoEncoding;
}

/** Quality of each encoding, of 100; both look alike. */
const qualities = { avif: 50, webp: 76 } as const;

/** Names everything that decides over the bytes, beside the photograph: change it with any of it. */
export const photoRecipe = `sharp ${sharp.versions.sharp} avif ${qualities.avif} webp ${qualities.webp} as seen, on white`;

/** Makes one picture: turned as the camera was held, whole, on white where the photograph ends or is transparent. */
export async function makePhoto(photo: Uint8Array, { use, width, encoding }: PhotoSize): Promise<Uint8Array> {
  const upright = sharp(photo).autoOrient().flatten({ background: '#fff' });
  const form =
    use === 'card'
      ? { height: Math.round(width * cardRatio), fit: 'contain' as const }
      : { withoutEnlargement: true };
  const resized = upright.resize({ width, ...form, background: '#fff' });
  return await resized.toFormat(encoding, { quality: qualities[encoding] }).toBuffer();
}

/** Size on a data sheet, at 300 dots an inch. */
const printed = { width: 950, height: 670, quality: 82 } as const;

/** Makes the picture that is printed on paper: JPEG, which PDF files can hold. */
export async function makePrintedPhoto(photo: Uint8Array): Promise<Uint8Array> {
  const upright = sharp(photo).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
  const { width, height, quality } = printed;
  return await upright
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
}

/** Width and height of a photograph as it is shown, in pixels. */
export async function photoDimensions(photo: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(photo).metadata();
  return autoOrient;
}
