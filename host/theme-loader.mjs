/**
 * Webpack loader for `src/theme/base.css`: writes two themes of `src/theme/themes.json` as custom properties in place of
 * the rule `@themes <light> <dark>;`. The build fails without that rule: the site would have no colours.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand.mjs';
import { brandedTheme } from './themes.mjs';

/** @typedef {import('./themes.mjs').Theme} Theme */

const themeRule = /@themes\s+(\w+)\s+(\w+);/;

/** @param {Theme} theme */
const declarations = ({ mode, tokens }) =>
  [`color-scheme:${mode}`, ...Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)].join(';');

/**
 * Only what differs from the light theme is written again. Paper is neither: `screen` keeps print light.
 *
 * @param {Theme} light
 * @param {Theme} dark
 */
export const themeSheet = (light, dark) => {
  const differing = Object.entries(dark.tokens).filter(([name, value]) => light.tokens[name] !== value);
  const darkPart = declarations({ mode: dark.mode, tokens: Object.fromEntries(differing) });
  return `:root{${declarations(light)}}@media screen and (prefers-color-scheme:dark){:root{${darkPart}}}`;
};

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function themeLoader(source) {
  const file = path.join(this.context, 'themes.json');
  this.addDependency(file);
  this.addContextDependency(path.join(import.meta.dirname, 'brand'));
  const brand = readBrand();
  /** @type {Record<string, Theme>} */
  const themes = JSON.parse(readFileSync(file, 'utf8'));
  const [rule, light, dark] = themeRule.exec(source) ?? [];
  if (!rule)
    throw new Error('base.css has no rule "@themes <light> <dark>;". Add it where the themes belong.');
  /** @param {string} name */
  const themeOf = (name = '') => {
    const theme = themes[name];
    if (!theme)
      throw new Error(`Unknown theme "${name}" in base.css. Use one of: ${Object.keys(themes).join(', ')}`);
    return brandedTheme(theme, brand);
  };
  return source.replace(rule, () => themeSheet(themeOf(light), themeOf(dark)));
}
