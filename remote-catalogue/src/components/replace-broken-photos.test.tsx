import { expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { CardImage } from './card-image';
import { replaceBrokenPhotos } from './replace-broken-photos';

/** Shows what stands at an address of a card, of which nothing comes. */
function showBroken(address: string) {
  replaceBrokenPhotos();
  const { container } = render(<CardImage address={address} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image is shown');
  fireEvent.error(image);
  return { image, source: container.querySelector('source') };
}

it('shows the drawing if a photograph fails to load, and requests no other file of it', () => {
  const { image, source } = showBroken('/assets/1 /assets/5.svg');
  expect(image.getAttribute('src')).toBe('/assets/5.svg');
  expect(image.getAttribute('srcset')).toBe('');
  expect(source?.getAttribute('srcset')).toBe('');
});

it('does nothing if a drawing fails to load', () => {
  const { image } = showBroken('/assets/5.svg');
  expect(image.getAttribute('src')).toBe('/assets/5.svg');
});
