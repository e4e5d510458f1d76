import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readBrand } from '../build/brand.js';
import { keptSharingPicture } from './kept-sharing-picture.js';
import { pictureSvg } from './sharing-picture.js';
import { textWidth, wrappedText } from './type.js';

const brand = readBrand();

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 375"><rect width="300" height="375" fill="#c94f31"/></svg>';
const picture = { number: 'QM101', name: 'Padded-knuckle mechanics glove', marking: '3121X', drawing };

/** Colour of the drawing, in steps of eight: of few colours each stands for its neighbours as well. */
const red = [200, 80, 48];

async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())].slice(0, 3).map((value) => Math.round(value / 8) * 8);
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the sharing picture of a page', () => {
  it('is a PNG file of 1200 x 630 pixels with the drawing on its plate', async () => {
    const bytes = await keptSharingPicture(folder, picture, brand);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(await colourAt(bytes, 900, 300)).toEqual(red);
  });

  it('is filled by a close-up drawing', async () => {
    const near = drawing.replace('0 0 300 375', '0 0 150 150');
    const bytes = await keptSharingPicture(folder, { ...picture, drawing: near }, brand);
    expect(await colourAt(bytes, 1150, 580)).toEqual(red);
    expect(await colourAt(await keptSharingPicture(folder, picture, brand), 1150, 580)).not.toEqual(red);
  });

  it('is made once and reused while it shows the same', async () => {
    const first = await keptSharingPicture(folder, picture, brand);
    const [name = ''] = await readdir(path.join(folder, 'sharing'));
    const made = await stat(path.join(folder, 'sharing', name));
    expect(await keptSharingPicture(folder, picture, brand)).toEqual(first);
    expect((await stat(path.join(folder, 'sharing', name))).mtimeMs).toBe(made.mtimeMs);
    await keptSharingPicture(folder, { ...picture, name: 'Another glove' }, brand);
    expect(await readdir(path.join(folder, 'sharing'))).toHaveLength(2);
  });

  it('needs a drawing with a viewBox', () => {
    expect(() => pictureSvg('<svg/>', brand)).toThrow('needs a viewBox');
  });
});

describe('a long name', () => {
  const room = { sizePx: 40, widthPx: 300, lines: 2 };

  it('wraps between words', () => {
    const lines = wrappedText('Coverall with knee pockets', room);
    expect(lines.join(' ')).toBe('Coverall with knee pockets');
    expect(lines.every((line) => textWidth(line, room.sizePx) <= room.widthPx)).toBe(true);
  });

  it('is cut off after the last line', () => {
    expect(wrappedText('Coverall with knee pockets, two chest pockets and a hood', room)).toEqual([
      'Coverall with',
      'knee pockets …',
    ]);
  });
});
