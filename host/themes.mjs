/** The themes of `src/theme/themes.json` with the colours of the brand, checked for their contrast (WCAG 2.2, AA). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from 'shared-types/schemas/contrast';
import { readBrand } from 'tooling/build/brand.mjs';

export const themeFile = path.join(import.meta.dirname, 'src/theme/themes.json');

/** @typedef {import('shared-types/build').Brand} Brand */

/**
 * @typedef {object} Theme
 * @property {'light' | 'dark'} mode
 * @property {Record<string, string>} tokens  values of the custom properties, by their names without dashes; in the file
 *   `brand.light.primary` stands for a colour of the brand
 */

/** @typedef {readonly [foreground: string, background: string]} Pair */

/** @param {readonly string[]} foregrounds @param {readonly string[]} backgrounds */
const on = (foregrounds, backgrounds) =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => /** @type {Pair} */ ([foreground, background])),
  );

const pageBackgrounds = ['bg', 'band', 'paper'];

const rules = [
  {
    of: 'texts',
    least: 4.5,
    pairs: [
      ...on(['text', 'muted', 'primary', 'primary-hover', 'error'], pageBackgrounds),
      ...on(['text', 'primary', 'primary-hover'], ['tint']),
      ...on(['secondary'], ['bg', 'paper']),
      ...on(['on-primary'], ['primary', 'primary-hover']),
      ...on(['on-secondary'], ['secondary']),
      ...on(['on-hv', 'hv-muted'], ['hv']),
      ...on(['on-deep', 'deep-muted'], ['deep']),
      ...on(['on-solid'], ['solid']),
    ],
  },
  {
    of: 'borders, focus rings and outlines',
    least: 3,
    pairs: [...on(['strong'], pageBackgrounds), ...on(['plate-primary'], ['plate']), ...on(['hv'], ['deep'])],
  },
];

/** @param {string} value of a token @param {Brand['accents']} accents */
function colourOf(value, accents) {
  const [, mode, key] = /^brand\.(light|dark)\.(primary|primaryHover|tint)$/.exec(value) ?? [];
  const accent = accents[/** @type {'light' | 'dark'} */ (mode)];
  return accent ? accent[/** @type {keyof typeof accent} */ (key)] : value;
}

/** @param {Theme} theme @param {Pick<Brand, 'accents'>} brand @returns {Theme} with colours alone */
export const brandedTheme = ({ mode, tokens }, { accents }) => ({
  mode,
  tokens: Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, colourOf(value, accents)])),
});

/** @returns {{ default: Theme, defaultDark: Theme } & Record<string, Theme>} as in the file */
export const readThemes = () => JSON.parse(readFileSync(themeFile, 'utf8'));

/** All themes with colours alone. @returns {ReturnType<typeof readThemes>} */
export function brandedThemes() {
  const brand = readBrand();
  const branded = Object.entries(readThemes()).map(([name, theme]) => [name, brandedTheme(theme, brand)]);
  return Object.fromEntries(branded);
}

/**
 * Pairs of colours that are too alike, each as a sentence for whoever chose them.
 *
 * @param {string} name of the theme
 * @param {Theme} theme as in the file
 * @param {Pick<Brand, 'accents'>} brand
 * @returns {readonly string[]}
 */
export function contrastFaults(name, theme, brand) {
  const { tokens } = brandedTheme(theme, brand);
  const nameOf = (/** @type {string} */ token) => {
    const value = theme.tokens[token] ?? '';
    const place = value.startsWith('brand.')
      ? `host/brand/brand.json ${value.replace('brand', 'accents')}`
      : `host/src/theme/themes.json ${name}.${token}`;
    return `${place} (${tokens[token]})`;
  };
  return rules.flatMap(({ of, least, pairs }) =>
    pairs.flatMap(([one, other]) => {
      const ratio = contrast(tokens[one] ?? '', tokens[other] ?? '');
      if (ratio >= least) return [];
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return [
        `${nameOf(one)} on ${nameOf(other)} has a contrast of ${shown}:1; WCAG AA requires ${least}:1 for ${of}. Choose another colour.`,
      ];
    }),
  );
}
