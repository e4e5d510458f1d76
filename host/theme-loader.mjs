/**
 * Webpack loader for `src/theme/base.css`: writes the themes of `src/theme/themes.json` as custom properties in the
 * place of the rule `@themes <light> <dark>;`. A theme is written once; the other names are rows to come.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../tooling/build/brand.mjs';
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
  return source.replace(themeRule, (_rule, lightName, darkName) => {
    const [light, dark] = [themes[lightName], themes[darkName]];
    if (!light || !dark)
      throw new Error(
        `base.css asks for the themes ${lightName} and ${darkName}, which themes.json does not have.`,
      );
    return themeSheet(brandedTheme(light, brand), brandedTheme(dark, brand));
  });
}
