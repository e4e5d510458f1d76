import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../src/testing/test-catalogue';
import type { Art, View } from './art';
import { missedPixels } from './check-places';
import { drawParts } from './draw-article';
import { missedPlaces } from './missed-places';
import type { PartName } from './parts';

const picture = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 375"><rect width="300" height="375" fill="#fff"/>${inside}</svg>`;
const part = (colour: string) => `<rect x="60" y="75" width="60" height="75" fill="${colour}"/>`;
const pocket = '<rect x="60" y="75" width="60" height="30" fill="#888"/>';

/** From a place beside its part, in percent. */
const steps: { readonly [Name in PartName]?: { readonly x: number; readonly y: number } } = {
  coating: { x: 0.8, y: -0.7 },
  hem: { x: 0, y: -2 },
  fly: { x: 1.8, y: 0 },
  placket: { x: 4, y: 0 },
  // The palm is drawn as the mirror image.
  palm: { x: -8, y: 0 },
};

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

  it.each<[string, Art, View, PartName]>([
    ['a band of tape', { garment: 'jacket', base: '#26364f', tape: { body: [200] } }, 'front', 'tape'],
    ['a tab', { kind: 'impact', cuff: 'strap', base: '#20262a' }, 'back', 'cuff'],
    [
      'printed dots',
      {
        kind: 'cotton',
        cuff: 'knit',
        base: '#e8e2d2',
        print: { pattern: 'dots', sides: 'both', colour: '#1f4fa0' },
      },
      'palm',
      'coating',
    ],
    ['the hem of a leg', { garment: 'trousers', base: '#26364f' }, 'front', 'hem'],
    ['the hem of shorts', { garment: 'trousers', base: '#26364f', legLength: 'short' }, 'front', 'hem'],
    ['a fly', { garment: 'trousers', base: '#26364f' }, 'front', 'fly'],
    ['a placket', { garment: 'jacket', base: '#26364f', zipCovered: true }, 'front', 'placket'],
    [
      'a palm with a patch',
      { kind: 'leather', style: 'rigger', cuff: 'safety', base: '#c9a26b', patch: '#8a5a2b' },
      'palm',
      'palm',
    ],
  ])('looks at %s as it is drawn, not at all around it', async (_, art, view, name) => {
    const { svg, parts } = drawParts(art, view);
    const painted = drawParts(art, view, { name, colour: '#ff00ff' }).svg;
    const { x = 0, y = 0 } = parts.find((each) => each.name === name) ?? {};
    expect(await missedPixels(svg, painted, { x, y })).toBe(0);
    const { x: right, y: down } = steps[name] ?? { x: 0, y: 8 };
    const beside = { x: x + right, y: y + down };
    expect(await missedPixels(svg, painted, beside)).toBeGreaterThan(20);
  });

  it('finds nothing in the catalogue of the tests', async () => {
    expect(await missedPlaces(testArticles())).toEqual([]);
  });
});
