/** The themes of `src/theme/themes.json` with the colours of the brand, checked for their contrast (WCAG 2.2, AA). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from 'shared-types/build';
import { contrast } from 'shared-types/schemas/contrast';
import { readBrand } from 'tooling/build/brand';
import { packageAround } from 'tooling/setup/root';

export const themeFile = path.join(packageAround(import.meta.dirname), 'src/theme/themes.json');

export type Theme = {
  mode: 'light' | 'dark';
  /** Values of the custom properties by name without dashes; `brand.light.primary` is a colour of the brand. */
  tokens: Record<string, string>;
};

type Pair = readonly [foreground: string, background: string];

const on = (foregrounds: readonly string[], backgrounds: readonly string[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as Pair));

const pageBackgrounds = ['bg', 'band', 'paper'];

const rules = [
  {
    of: 'texts',
    least: 4.5,
    pairs: [
      ...on(['text', 'muted', 'primary', 'primary-hover', 'error'], pageBackgrounds),
      ...on(['text', 'primary', 'primary-hover'], ['tint']),
      ...on(['text', 'muted'], ['plate']),
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
    pairs: [...on(['strong'], pageBackgrounds), ...on(['primary'], ['plate']), ...on(['hv'], ['deep'])],
  },
];

function colourOf(value: string, accents: Brand['accents']) {
  const [, mode, key] = /^brand\.(light|dark)\.(primary|primaryHover|tint)$/.exec(value) ?? [];
  return mode && key ? accents[mode as 'light' | 'dark'][key as keyof Brand['accents']['light']] : value;
}

/** @returns the theme with colours alone */
export const brandedTheme = ({ mode, tokens }: Theme, { accents }: Pick<Brand, 'accents'>): Theme => ({
  mode,
  tokens: Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, colourOf(value, accents)])),
});

type Themes = { default: Theme; defaultDark: Theme } & Record<string, Theme>;

export const readThemes = () => JSON.parse(readFileSync(themeFile, 'utf8')) as Themes;

/** All themes with colours alone. */
export function brandedThemes(): Themes {
  const brand = readBrand();
  const branded = Object.entries(readThemes()).map(
    ([name, theme]) => [name, brandedTheme(theme, brand)] as const,
  );
  return Object.fromEntries(branded) as Themes;
}

/** Pairs of colours that are too alike, each as a sentence for whoever chose them. @param theme  as in the file */
export function contrastFaults(name: string, theme: Theme, brand: Pick<Brand, 'accents'>): readonly string[] {
  const { tokens } = brandedTheme(theme, brand);
  const nameOf = (token: string) => {
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
