import { expect, it } from '@jest/globals';
import { contrast } from 'shared-types/schemas/contrast';
import { readBrand } from 'tooling/build/brand';
import { muiPalette } from '../src/theme/mui-palette.js';
import themeFile from '../src/theme/themes.json';
import { brandedTheme, type Theme } from './themes.js';

type Tokens = Record<string, string>;

const brand = readBrand();
const themes = Object.entries(themeFile as Record<string, Theme>).map(
  ([name, theme]) => [name, brandedTheme(theme, brand).tokens] as const,
);

/** @param share  of the first, 0 to 1 */
const mix = (one: string, other: string, share: number) =>
  `#${[1, 3, 5]
    .map((start) => {
      const [first = 0, second = 0] = [one, other].map((colour) =>
        Number.parseInt(colour.slice(start, start + 2), 16),
      );
      return Math.round(first * share + second * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The colour that a browser computes. */
function computed(value: unknown, tokens: Tokens) {
  const withColours = String(value).replace(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => tokens[name] ?? 'unknown',
  );
  const [, one = '', percent, other = ''] =
    /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(withColours) ?? [];
  return one ? mix(one, other, Number(percent) / 100) : withColours;
}

const { text, background, action, Alert, AppBar, Avatar, Button, FilledInput } = muiPalette;
const grounds = [background.default, background.paper];

const names = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;
const severities = ['success', 'info', 'warning', 'error'] as const;

/** Each text with a ground that MUI gives it. */
const pairs: (readonly (string | undefined)[])[] = [
  ...names.flatMap((name) => {
    const { main, dark, contrastText } = muiPalette[name];
    return [
      [`${name} button`, contrastText, main],
      [`${name} button under the pointer`, contrastText, dark],
      ...grounds.map((ground) => [`${name} text`, main, ground]),
    ];
  }),
  ...severities.flatMap((severity) => [
    [`${severity} alert`, Alert[`${severity}Color`], Alert[`${severity}StandardBg`]],
    [`filled ${severity} alert`, Alert[`${severity}FilledColor`], muiPalette[severity].main],
  ]),
  ...[text.primary, text.secondary].flatMap((colour) =>
    [...grounds, AppBar.defaultBg].map((ground) => ['text', colour, ground]),
  ),
  ...[
    action.hover,
    action.selected,
    FilledInput.bg,
    Button.inheritContainedBg,
    Button.inheritContainedHoverBg,
  ].map((ground) => ['text on a tint', text.primary, ground]),
  ['avatar', background.default, Avatar.defaultBg],
];

it('MUI has enough contrast for each text in each theme', () => {
  const faults = themes.flatMap(([theme, tokens]) =>
    pairs
      .filter(([, text, ground]) => !(contrast(computed(text, tokens), computed(ground, tokens)) >= 4.5))
      .map((pair) => [theme, ...pair]),
  );
  expect(faults).toEqual([]);
});
