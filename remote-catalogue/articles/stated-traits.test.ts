import { describe, expect, it } from '@jest/globals';
import { traitsIn } from './stated-traits';

const traitsOf = (line: string, ext = {}) => traitsIn({ title: '', description: [line], ext });

describe('the traits of an article', () => {
  it.each(['SMS nonwoven, 45 g/m², single use', 'Single-use sleeves', 'Disposable, on a roll'])(
    'hold single use where %j says so',
    (line) => {
      expect(traitsOf(line)).toEqual(['single-use']);
    },
  );

  it.each(['Not for single use', 'Reusable', 'For single users', 'no disposable part'])(
    'do not hold single use where %j says something else',
    (line) => {
      expect(traitsOf(line)).toEqual([]);
    },
  );

  it('hold insulated where a material insulates, beside the declared ones, each once', () => {
    const ext = {
      traits: ['waterproof', 'single-use'],
      materials: [{ part: 'insulation', name: 'Polyester wadding' }] as const,
    };
    expect(traitsOf('Disposable', ext)).toEqual(['waterproof', 'single-use', 'insulated']);
  });

  it.each([
    ['Waterproof winter glove', ['waterproof']],
    ['Touch screen glove, fleece-lined', ['touchscreen', 'lined']],
    ['Waterproof glove, not insulated', ['waterproof']],
    ['Unlined driver', []],
  ])('hold those that the title %j names', (title, traits) => {
    expect(traitsIn({ title, description: [], ext: {} })).toEqual(traits);
  });
});
