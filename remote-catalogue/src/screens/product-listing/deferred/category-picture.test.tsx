import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CategoryPicture } from './category-picture';

const path = '/products/industrial_gloves/leather';

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

it('a category shows the drawing of an article where its own picture cannot be had, and then its own', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  const { unmount } = render(<CategoryPicture path={path} drawing="/assets/article.svg" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/assets/article.svg');
  unmount();

  Reflect.set(globalThis, '__webpack_public_path__', '/remotes/catalogue/1.0.0/');
  const fact = [{ path, drawing: '/assets/category.svg', label: 'Leather' }];
  globalThis.fetch = jest.fn(async () => ({ json: async () => fact }) as Response);
  render(<CategoryPicture path={path} drawing="/assets/article.svg" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/assets/category.svg');
  expect(globalThis.fetch).toHaveBeenCalledWith('/remotes/catalogue/1.0.0/facts/categories.json');
});
