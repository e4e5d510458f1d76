import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../../src/testing/test-catalogue';
import { missedPixels, missedPlaces } from '../testing/missed-places';

const picture = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 375"><rect width="300" height="375" fill="#fff"/>${inside}</svg>`;
const part = (colour: string) => `<rect x="60" y="75" width="60" height="75" fill="${colour}"/>`;
const pocket = '<rect x="60" y="75" width="60" height="30" fill="#888"/>';

const missed = (above: string, place: { readonly x: number; readonly y: number }) =>
  missedPixels(picture(part('#333') + above), picture(part('#f0f') + above), place);

describe('the check of the places in a drawing', () => {
  it('finds nothing where a place is on its part', async () => {
    expect(await missed('', { x: 30, y: 30 })).toBe(0);
  });

  it('finds a place beside its part, and one on its edge', async () => {
    expect(await missed('', { x: 50, y: 30 })).toBe(64);
    expect(await missed('', { x: 20, y: 30 })).toBeGreaterThan(20);
  });

  it('finds a place on what covers the part', async () => {
    expect(await missed(pocket, { x: 30, y: 24 })).toBe(64);
    expect(await missed(pocket, { x: 30, y: 35 })).toBe(0);
  });

  it('finds nothing in the catalogue of the tests', async () => {
    expect(await missedPlaces(testArticles())).toEqual([]);
  });
});
