import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../../src/testing/test-catalogue';
import { missedPixels, missedPlaces } from './testing/missed-places';

const picture = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 375">${inside}</svg>`;
const body = '<rect x="30" y="30" width="200" height="200" fill="#888"/>';
const part = '<rect x="60" y="75" width="60" height="75" fill="#333"/>';

const missed = (place: { readonly x: number; readonly y: number }) =>
  missedPixels(picture(body + part), place, picture(body));

describe('the check of the places in a drawing', () => {
  it('finds nothing where a place is on its part', async () => {
    expect(await missed({ x: 30, y: 30 })).toBe(0);
  });

  it('finds a place beside its part, and one on its edge', async () => {
    expect(await missed({ x: 50, y: 30 })).toBe(64);
    expect(await missed({ x: 20, y: 30 })).toBeGreaterThan(20);
  });

  it('finds a place beside the drawing', async () => {
    expect(await missedPixels(picture(body), { x: 90, y: 90 })).toBe(64);
    expect(await missedPixels(picture(body), { x: 30, y: 30 })).toBe(0);
  });

  it('finds nothing in the catalogue of the tests', async () => {
    expect(await missedPlaces(testArticles())).toEqual([]);
  });
});
