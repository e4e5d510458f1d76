import { describe, expect, it } from '@jest/globals';
import themes from './themes.json';

type Pair = readonly [foreground: string, background: string];
type Theme = (typeof themes)['default'];

const grounds = ['bg', 'band', 'paper'];
const on = (foregrounds: readonly string[], backgrounds: readonly string[]): readonly Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background]));

const textPairs: readonly Pair[] = [
  ...on(['text', 'muted', 'primary', 'primary-hover', 'error'], grounds),
  ...on(['text', 'primary', 'primary-hover'], ['tint']),
  ...on(['secondary'], ['bg', 'paper']),
  ...on(['on-primary'], ['primary', 'primary-hover']),
  ...on(['on-secondary'], ['secondary']),
  ...on(['on-hv', 'hv-muted'], ['hv']),
  ...on(['on-deep', 'deep-muted'], ['deep']),
  ...on(['on-solid'], ['solid']),
];

/** Borders of fields and buttons, focus rings, outlines. */
const partPairs: readonly Pair[] = [...on(['strong', 'primary'], grounds), ...on(['hv'], ['deep'])];

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const tooWeak = ({ tokens }: Theme, pairs: readonly Pair[], least: number) =>
  pairs.filter(([one, other]) => {
    const colours: Readonly<Record<string, string>> = tokens;
    return !(contrast(colours[one] ?? '', colours[other] ?? '') >= least);
  });

describe.each(Object.entries(themes))('the theme %s', (_name, theme) => {
  it('has text of a contrast of at least 4.5', () => {
    expect(tooWeak(theme, textPairs, 4.5)).toEqual([]);
  });

  it('has parts of a contrast of at least 3', () => {
    expect(tooWeak(theme, partPairs, 3)).toEqual([]);
  });

  it('has the same tokens as the others', () => {
    expect(Object.keys(theme.tokens)).toEqual(Object.keys(themes.default.tokens));
  });
});
