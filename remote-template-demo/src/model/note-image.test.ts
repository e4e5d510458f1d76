import { describe, expect, it } from '@jest/globals';
import { fittedSize, imageFileFault, imageTypeOf } from './note-image';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = '\u0089PNG\r\n\u001a\n';

describe('the type of an image', () => {
  it.each([
    [png, 'PNG'],
    ['\u00ff\u00d8\u00ff\u00e0', 'JPEG'],
    ['RIFF....WEBPVP8 ', 'WebP'],
    ['GIF89a', 'GIF'],
    ['GIF87a', 'GIF'],
    ['RIFF....WAVEfmt ', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['<!doctype html>', undefined],
    ['', undefined],
  ])('of a file that begins with %j is %s', (start, type) => {
    expect(imageTypeOf(bytes(start))).toBe(type);
  });
});

describe('a file', () => {
  it('may be an image of 10 MB', () => {
    expect(imageFileFault({ name: 'a.png', size: 10_000_000 }, bytes(png))).toBeUndefined();
  });

  it.each([
    ['photo.jpg', { size: 10_400_000, start: png }, 'has 10.4 MB. At most 10 MB are allowed.'],
    [
      'logo.png',
      { size: 100, start: '<?xml version="1.0"?><svg>' },
      'is an SVG drawing. Choose a PNG, JPEG, WebP or GIF file.',
    ],
    [
      'page.png',
      { size: 100, start: '<html>' },
      'is not a supported image. Choose a PNG, JPEG, WebP or GIF file.',
    ],
  ])('%s is refused: case %#', (name, { size, start }, fault) => {
    expect(imageFileFault({ name, size }, bytes(start))).toBe(`“${name}” ${fault}`);
  });
});

it.each([
  [4000, 3000, 1280, 960],
  [3000, 4000, 960, 1280],
  [200, 100, 200, 100],
  [10_000, 2, 1280, 1],
])('an image of %i x %i is stored as %i x %i', (width, height, ...fitted) => {
  expect(Object.values(fittedSize({ width, height }, 1280))).toEqual(fitted);
});
