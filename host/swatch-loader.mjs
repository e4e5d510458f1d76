/**
 * Webpack loader for `src/frame/settings-panel/swatches.module.css`: writes colours of each theme in place of the rule
 * `@swatches <token> <token> …;`, as `--swatch-1` and so on. The policy of the site allows no colours in `style` attributes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand.mjs';
import { brandedTheme } from './themes.mjs';

/** @typedef {import('./themes.mjs').Theme} Theme */

const swatchRule = /@swatches ([\w\s-]+);/;

const themeFile = path.join(import.meta.dirname, 'src/theme/themes.json');

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function swatchLoader(source) {
  this.addDependency(themeFile);
  this.addContextDependency(path.join(import.meta.dirname, 'brand'));
  const [rule, names = ''] = swatchRule.exec(source) ?? [];
  if (!rule)
    throw new Error('swatches.module.css has no rule "@swatches <token> …;": no swatch has a colour.');
  const brand = readBrand();
  /** @type {Record<string, Theme>} */
  const themes = JSON.parse(readFileSync(themeFile, 'utf8'));

  /** @param {string} name @param {Theme} theme */
  const ruleOf = (name, { tokens }) => {
    const declarations = names.split(/\s+/).map((token, index) => {
      const colour = tokens[token];
      if (!colour)
        throw new Error(`The theme ${name} has no token "${token}", which swatches.module.css shows.`);
      return `--swatch-${index + 1}:${colour}`;
    });
    return `.swatches[data-theme='${name}']{${declarations.join(';')}}`;
  };
  const rules = Object.entries(themes).map(([name, theme]) => ruleOf(name, brandedTheme(theme, brand)));
  return source.replace(rule, () => rules.join(''));
}
