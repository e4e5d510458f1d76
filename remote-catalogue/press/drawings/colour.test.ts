import { describe, expect, it } from '@jest/globals';
import { contourOf, luminance, mix } from './colour';

describe('the colours of a drawing', () => {
  it('are mixed channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#0b5d57', '#ffffff', 0)).toBe('#0b5d57');
  });

  it('rank white as the brightest and black as the darkest', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1);
    expect(luminance('#000000')).toBe(0);
  });

  it('give contours a darker tone of the material, never pure black', () => {
    expect(contourOf('#d9ee2b')).not.toBe('#000000');
    expect(luminance(contourOf('#d9ee2b'))).toBeLessThan(luminance('#d9ee2b'));
  });
});
