/**
 * Webpack loader for the sheets of `src/theme`: writes the themes of `themes.json` as custom properties in place of a rule,
 * `@themes;` for the two of the base sheet, `@areas;` for those of all areas. The build fails without the rule.
 */
import path from 'node:path';
import { packageAround } from 'tooling/setup/root';
import type { LoaderContext } from 'webpack';
import { areaSheet, themeSheet } from './theme-sheet.js';
import { brandedThemes, themeFile } from './themes.js';

export default function themeLoader(this: LoaderContext<object>, source: string) {
  this.addDependency(themeFile);
  this.addContextDependency(path.join(packageAround(import.meta.dirname), 'brand'));
  const themes = brandedThemes();
  const sheet = source
    .replace('@themes;', () => themeSheet(themes.default, themes.defaultDark))
    .replace('@areas;', () => areaSheet(themes));
  if (sheet === source)
    throw new Error(`${this.resourcePath} has no rule "@themes;" or "@areas;": its themes have no colours.`);
  return sheet;
}
