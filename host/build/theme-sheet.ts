import type { Theme } from './themes.js';

/** @param tokens  names and values */
const declarations = (tokens: readonly (readonly string[])[]) =>
  tokens.map(([name, value]) => `--${name}:${value}`).join(';');

const declarationsOf = (
  { mode, tokens }: Theme,
  isWritten: (token: readonly string[]) => boolean = () => true,
) => `color-scheme:${mode};${declarations(Object.entries(tokens).filter(isWritten))}`;

/** Rules of both themes. The dark one has only what differs. Paper is neither: `screen` keeps print light. */
export const themeSheet = (light: Theme, dark: Theme) => {
  const darkPart = declarationsOf(dark, ([name = '', value]) => light.tokens[name] !== value);
  return `:root{${declarationsOf(light)}}@media screen and (prefers-color-scheme:dark){:root{${darkPart}}}`;
};

/** The areas beside `main`, whose tokens stand on `<html>`. */
const areas = ['navbar', 'toolbar', 'footer'];

/** The tokens of a surface that is dark in each theme, as the footer of public pages is. */
const deepTokens = ['deep', 'on-deep', 'deep-muted', 'deep-line'];

const areasWithDeep = areas.filter((area) => area !== 'footer');

/** The footer begins with this theme, and then looks as the base sheet draws it. */
const firstFooterTheme = 'defaultDark';

/** Another theme shows in the footer through the colours of its own band. */
const footerColours = [
  ['deep', 'band'],
  ['on-deep', 'text'],
  ['deep-muted', 'muted'],
  ['deep-line', 'line'],
  ['focus', 'primary'],
];

/** Selectors of an area, and of what stands elsewhere in the document: the footer's last line, menus and drawers of a bar. */
const placesOf = (area: string) => [
  `[data-area=${area}]`,
  area === 'footer' ? '#sample' : `[data-of=${area}]`,
];

const selectors = (name: string, inAreas: readonly string[]) =>
  [
    `:root[data-t-main=${name}]`,
    ...inAreas.flatMap((area) => placesOf(area).map((place) => `[data-t-${area}=${name}] ${place}`)),
  ].join();

const isDeep = ([name = '']: readonly string[]) => deepTokens.includes(name);

/** A sample of a theme is an element with `data-theme`. */
const themeRules = (name: string, theme: Theme) =>
  `[data-theme=${name}],${selectors(name, areas)}{${declarationsOf(theme, (token) => !isDeep(token))}}` +
  `${selectors(name, areasWithDeep)}{${declarations(Object.entries(theme.tokens).filter(isDeep))}}`;

const footerRule = `${placesOf('footer')
  .map((place) => `[data-t-footer]:not([data-t-footer=${firstFooterTheme}]) ${place}`)
  .join()}{${declarations(footerColours.map(([token = '', from = '']) => [token, `var(--${from})`]))}}`;

/** An area whose theme is `device` has the theme of the base sheet: `default`, or `defaultDark` on a dark device. */
const deviceRules = (light: Theme, dark: Theme) =>
  `${themeRules('device', light)}@media (prefers-color-scheme:dark){${themeRules('device', dark)}}`;

/** Colours of areas, in the layer of the base sheet: a CSS module gives an area other colours of its theme. */
const areaRule = '@layer base{[data-area]{background:var(--bg);color:var(--text)}}';

/**
 * The themes of the areas of a page; pages with the colours of the base sheet do without them. Attributes of `<html>` choose
 * them, `data-t-main="slate"`; areas are elements with `data-area`. On paper every area has the colours of the base sheet.
 */
export function areaSheet(
  themes: { readonly default: Theme; readonly defaultDark: Theme } & Record<string, Theme>,
) {
  const rules = Object.entries(themes).map(([name, theme]) => themeRules(name, theme));
  return `@media screen{${areaRule}${rules.join('')}${deviceRules(themes.default, themes.defaultDark)}${footerRule}}`;
}
