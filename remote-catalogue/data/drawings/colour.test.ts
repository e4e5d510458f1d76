import { describe, expect, it } from '@jest/globals';
import { contourOf, luminance, mix } from './colour';

describe('colours', () => {
  it('mixes channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#0b5d57', '#ffffff', 0)).toBe('#0b5d57');
  });

  it('knows white as brightest and black as darkest', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1);
    expect(luminance('#000000')).toBe(0);
  });

  it('draws contours in the material’s own colour, never in pure black', () => {
    expect(contourOf('#d9ee2b')).not.toBe('#000000');
    expect(luminance(contourOf('#d9ee2b'))).toBeLessThan(luminance('#d9ee2b'));
  });
});
