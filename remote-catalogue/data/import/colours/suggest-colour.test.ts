import { describe, expect, it } from '@jest/globals';
import { suggestColour } from './suggest-colour';

describe('the suggestion for a colour', () => {
  it.each([
    ['Petrol', '#1f6f78'],
    ['Rot', '#b23a2c'],
    ['Grün', '#3f6b4c'],
    ['weiß', '#f2f4f4'],
    ['żółty', '#e3c628'],
    ['vert', '#3f6b4c'],
    ['Sky blue', '#87ceeb'],
    ['Salmon', '#fa8072'],
    ['marineblau', '#26364f'],
  ])('for %s is %s', (name, hex) => {
    expect(suggestColour(name)).toEqual({ hex, isFluorescent: false });
  });

  it('is darker or lighter for words such as dark and light', () => {
    const [dark, plain, light] = ['Dunkelgrün', 'Grün', 'Hellgrün'].map(
      (name) => suggestColour(name)?.hex ?? '',
    );
    expect([dark, plain, light].toSorted()).toEqual([dark, plain, light]);
    expect(new Set([dark, plain, light]).size).toBe(3);
  });

  it('is fluorescent for words such as neon', () => {
    expect(suggestColour('Neongelb')).toEqual({ hex: '#d9ee2b', isFluorescent: true });
    expect(suggestColour('Fluo orange')).toEqual({ hex: '#f9702a', isFluorescent: true });
  });

  it.each(['Ocean', 'RAL 5010', 'constructor', '赤', ''])('is none for %j', (name) => {
    expect(suggestColour(name)).toBeUndefined();
  });
});
