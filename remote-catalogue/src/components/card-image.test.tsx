import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { CardImage } from './card-image';

const shown = (address: string) => render(<CardImage address={address} wanted="lazy" />).container;

it('shows a drawing', () => {
  const image = shown('/assets/1.svg').querySelector('img');
  expect(image?.getAttribute('src')).toBe('/assets/1.svg');
  expect([image?.width, image?.height]).toEqual([300, 375]);
});

it('shows a photograph in AVIF, else WebP, for the density of the screen, in a box of its size', () => {
  const picture = shown('/assets/1');
  const source = picture.querySelector('picture > source[type="image/avif"]');
  const image = picture.querySelector('picture > img');
  expect(source?.getAttribute('srcset')).toBe('/assets/1-300.avif, /assets/1-600.avif 2x');
  expect(image?.getAttribute('srcset')).toBe('/assets/1-300.webp, /assets/1-600.webp 2x');
  expect(image?.getAttribute('src')).toBe('/assets/1-300.webp');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['300', '318']);
});
