import { expect, it } from '@jest/globals';
import { contrast } from 'shared-types/schemas/contrast';
import { readBrand } from 'tooling/build/brand.mjs';
import { muiPalette } from './src/theme/mui-palette';
import themeFile from './src/theme/themes.json';
import { brandedTheme } from './themes.mjs';

/** @typedef {Record<string, string>} Tokens */

const brand = readBrand();
const themes = Object.entries(/** @type {Record<string, import('./themes.mjs').Theme>} */ (themeFile)).map(
  ([name, theme]) => /** @type {const} */ ([name, brandedTheme(theme, brand).tokens]),
);

/** @param {string} one @param {string} other @param {number} share of the first, 0 to 1 */
const mix = (one, other, share) =>
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

/** The colour that a browser computes. @param {unknown} value @param {Tokens} tokens */
function computed(value, tokens) {
  const withColours = String(value).replace(/var\(--([\w-]+)\)/g, (_, name) => tokens[name] ?? 'unknown');
  const [, one = '', percent, other = ''] =
    /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(withColours) ?? [];
  return one ? mix(one, other, Number(percent) / 100) : withColours;
}

const { text, background, action, Alert, AppBar, Avatar, Button, FilledInput } = muiPalette;
const grounds = [background.default, background.paper];

const names = /** @type {const} */ (['primary', 'secondary', 'error', 'info', 'success', 'warning']);
const severities = /** @type {const} */ (['success', 'info', 'warning', 'error']);

/** Each text with a ground that MUI gives it. @type {(readonly (string | undefined)[])[]} */
const pairs = [
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
