/**
 * Webpack loader for `src/theme/look.css`, which no page links before a visitor has chosen a look: writes the themes of all
 * areas in place of the rule `@areas;`, emits the sheet under an address of its bytes, and exports address and integrity.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand.mjs';
import { minifyCss } from 'tooling/webpack/minify-css.mjs';
import { areaSheet } from './theme-sheet.mjs';

const areaRule = '@areas;';

/** @param {Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes);

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function lookLoader(source) {
  const themeFile = path.join(this.context, 'themes.json');
  this.addDependency(themeFile);
  this.addContextDependency(path.join(import.meta.dirname, 'brand'));
  if (!source.includes(areaRule)) throw new Error(`look.css has no rule "${areaRule}" Add it at its start.`);
  /** @type {Parameters<typeof areaSheet>[0]} */
  const themes = JSON.parse(readFileSync(themeFile, 'utf8'));
  const sheet = minifyCss(source.replace(areaRule, () => areaSheet(themes, readBrand())));
  const name = `assets/${sha256(sheet).digest('hex').slice(0, 20)}.css`;
  // Webpack's own minifier would change the bytes that the integrity is of.
  this.emitFile(name, sheet, undefined, { minimized: true });
  const integrity = `sha256-${sha256(sheet).digest('base64')}`;
  return `export const href = '/${name}'; export const integrity = '${integrity}';`;
}
