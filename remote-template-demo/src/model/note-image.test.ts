import { expect, it } from '@jest/globals';
import { imageFault } from './note-image';

it.each([
  [{ name: 'photo.png', type: 'image/png', size: 500_000 }, undefined],
  [
    { name: 'photo.jpg', type: 'image/jpeg', size: 3_204_100 },
    '“photo.jpg” has 3,205 KB. At most 500 KB are allowed.',
  ],
  [
    { name: 'logo.svg', type: 'image/svg+xml', size: 100 },
    '“logo.svg” is not a supported image. Choose a PNG, JPEG, WebP or GIF file.',
  ],
])('the file %j has the fault %j', (file, fault) => {
  expect(imageFault(file)).toBe(fault);
});
