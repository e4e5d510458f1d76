/** Finds the sample's brand where no text is searched: in the icons and in the catalogues for printing. */
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * @param {string} file PNG, or an icon file that holds one
 * @param {string} colour `#7a1fa2`
 * @returns {Promise<boolean>} whether the picture has no other colour
 */
export async function isPlain(file, colour) {
  const bytes = readFileSync(file);
  const png = bytes.subarray(bytes.indexOf(pngSignature));
  const pixels = await sharp(png).flatten().removeAlpha().raw().toBuffer();
  const wanted = Buffer.from(colour.slice(1), 'hex');
  return pixels.every((value, place) => value === wanted[place % wanted.length]);
}

/** @param {string} file PDF @returns {Promise<string>} everything that can be read in it */
export async function textOfPdf(file) {
  const document = await getDocument({ data: Uint8Array.from(readFileSync(file)), verbosity: 0 }).promise;
  const texts = [JSON.stringify((await document.getMetadata()).info)];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await document.loadingTask.destroy();
  return texts.join(' ');
}
