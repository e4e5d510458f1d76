import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pictures } from '#content/gallery.json';
import { itemOf, picturesAround, type Picture } from './gallery';

const picture = (id: string): Picture => ({
  ...{ id, view: 'back', title: id, category: '/products', alt: id, sizeKb: 1, sample: true },
});
const many = Array.from({ length: 18 }, (_, index) => picture(`p${index}`));

describe('the pictures of the gallery', () => {
  it.each(pictures)('have the true size of their file: $id', ({ id, sizeKb }) => {
    const file = path.join(import.meta.dirname, `../drawings/gallery/${id}.svg`);
    expect(sizeKb).toBe(Math.round(statSync(file).size / 1000));
  });
});

describe('the query', () => {
  it('selects a picture of the grid, or none', () => {
    expect(itemOf(many, '?item=p9')?.id).toBe('p9');
    expect(itemOf(many, '?item=x')).toBeUndefined();
    expect(itemOf(many, '')).toBeUndefined();
  });
});

describe('the nearby pictures', () => {
  it.each([
    [0, [0, 1, 2, 3]],
    [1, [0, 1, 2, 3]],
    [5, [4, 5, 6, 7]],
    [17, [14, 15, 16, 17]],
  ])('are four, with the one at position %p among them', (place, places) => {
    expect(picturesAround(many, place)).toEqual(places.map((at) => many[at]));
  });

  it('are all pictures if there are fewer than four', () => {
    expect(picturesAround(many.slice(0, 2), 1)).toEqual(many.slice(0, 2));
  });
});
