import { expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { CardImage } from './card-image';
import { replaceBrokenPhotos } from './replace-broken-photos';

it('shows the drawing of an article whose photograph does not come, and asks for no other file of it', () => {
  replaceBrokenPhotos();
  const { container } = render(<CardImage address="/assets/1 /assets/5.svg" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image is shown');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/assets/5.svg');
  expect(image.getAttribute('srcset')).toBe('');
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('');
});

it('leaves a drawing that does not come alone', () => {
  replaceBrokenPhotos();
  const { container } = render(<CardImage address="/assets/5.svg" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image is shown');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/assets/5.svg');
});
