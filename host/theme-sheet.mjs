/**
 * The sheet `themes.css`: each area of a page gets the colours of its own theme. Pages with the colours of the base sheet
 * do without it. Attributes of `<html>` choose the themes, `data-t-main="slate"`; areas are elements with `data-area`.
 */
import { brandedTheme } from './themes.mjs';

/** @typedef {import('./themes.mjs').Theme} Theme */

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

/** Where an area is. The last line of the footer stands beside it in the document. @param {string} area */
const placesOf = (area) => [`[data-area=${area}]`, ...(area === 'footer' ? ['#sample'] : [])];

/** @param {string} name @param {readonly string[]} inAreas */
const selectors = (name, inAreas) =>
  [
    `:root[data-t-main=${name}]`,
    ...inAreas.flatMap((area) => placesOf(area).map((place) => `[data-t-${area}=${name}] ${place}`)),
  ].join();

/** @param {readonly (readonly string[])[]} tokens names and values */
const declarations = (tokens) => tokens.map(([name, value]) => `--${name}:${value}`).join(';');

/** @param {string} name @param {Theme} theme */
function themeRules(name, { mode, tokens }) {
  const isDeep = (/** @type {readonly string[]} */ [token = '']) => deepTokens.includes(token);
  const deep = Object.entries(tokens).filter(isDeep);
  const others = Object.entries(tokens).filter((token) => !isDeep(token));
  return (
    `${selectors(name, areas)}{color-scheme:${mode};${declarations(others)}}` +
    `${selectors(name, areasWithDeep)}{${declarations(deep)}}`
  );
}

const footerRule = `${placesOf('footer')
  .map((place) => `[data-t-footer]:not([data-t-footer=${firstFooterTheme}]) ${place}`)
  .join()}{${declarations(footerColours.map(([token = '', from = '']) => [token, `var(--${from})`]))}}`;

/** An area whose theme is `device` has the theme of the base sheet: `default`, or `defaultDark` on a dark device. */
const deviceRules = (/** @type {Theme} */ light, /** @type {Theme} */ dark) =>
  `${themeRules('device', light)}@media (prefers-color-scheme:dark){${themeRules('device', dark)}}`;

/** In the layer of the base sheet: a CSS module gives an area other colours of its theme. */
const areaRule = '@layer base{[data-area]{background:var(--bg);color:var(--text)}}';

/**
 * On paper every area has the colours of the base sheet.
 *
 * @param {{ readonly default: Theme, readonly defaultDark: Theme } & Record<string, Theme>} themes as in the file
 * @param {Pick<import('shared-types/build').Brand, 'accents'>} brand
 */
export function areaSheet(themes, brand) {
  const branded = (/** @type {Theme} */ theme) => brandedTheme(theme, brand);
  const rules = Object.entries(themes).map(([name, theme]) => themeRules(name, branded(theme)));
  const ofDevice = deviceRules(branded(themes.default), branded(themes.defaultDark));
  return `@media screen{${areaRule}${rules.join('')}${ofDevice}${footerRule}}`;
}
