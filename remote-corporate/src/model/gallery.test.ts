import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pictures } from '#content/gallery.json';
import { missesOf } from 'shared-types/testing/misses-of';
import { changedQuery, choiceOf, itemOf, picturesAround, picturesOf } from './gallery';

const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

describe('the pictures of the gallery', () => {
  it('have the true size of their file', async () => {
    expect(
      await missesOf(pictures, ({ id, sizeKb }) => {
        const file = path.join(import.meta.dirname, `../drawings/gallery/${id}.svg`);
        expect(sizeKb).toBe(Math.round(statSync(file).size / 1000));
      }),
    ).toEqual([]);
  });
});

describe('the gallery filter', () => {
  it.each([
    ['', { line: '', view: '' }],
    ['?line=gloves', { line: 'gloves', view: '' }],
    ['?view=close-up&line=garments', { line: 'garments', view: 'close-up' }],
    ['?line=shoes&view=inside', { line: '', view: '' }],
  ])('accepts the query %p', (search, choice) => {
    expect(choiceOf(search)).toEqual(choice);
  });

  it('keeps the pictures that match every choice, in their order', () => {
    expect(idsOf(picturesOf(pictures, { line: 'garments', view: 'close-up' }))).toEqual(['coverall-pocket']);
    expect(picturesOf(pictures, { line: 'garments', view: 'palm' })).toEqual([]);
    expect(picturesOf(pictures, { line: '', view: '' })).toEqual(pictures);
  });
});

describe('the query', () => {
  it('selects a picture of the grid, or none', () => {
    expect(itemOf(pictures, '?item=scrubs')?.id).toBe('scrubs');
    expect(itemOf(pictures, '?item=x')).toBeUndefined();
    expect(itemOf(pictures, '')).toBeUndefined();
  });

  it('keeps its other parameters', () => {
    expect(changedQuery('?line=gloves', { item: 'scrubs' })).toBe('?line=gloves&item=scrubs');
    expect(changedQuery('?line=gloves&item=scrubs', { item: '' })).toBe('?line=gloves');
    expect(changedQuery('?item=scrubs', { item: '' })).toBe('');
  });
});

describe('the nearby pictures', () => {
  it.each([
    [0, [0, 1, 2, 3]],
    [1, [0, 1, 2, 3]],
    [5, [4, 5, 6, 7]],
    [17, [14, 15, 16, 17]],
  ])('are four, with the one at position %p among them', (place, places) => {
    expect(picturesAround(pictures, place)).toEqual(places.map((at) => pictures[at]));
  });

  it('are all pictures if there are fewer than four', () => {
    expect(picturesAround(pictures.slice(0, 2), 1)).toEqual(pictures.slice(0, 2));
  });
});
