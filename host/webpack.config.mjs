import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand.mjs';
import { lengthsAsRem } from 'tooling/webpack/base.mjs';
import { hostConfig } from 'tooling/webpack/host.mjs';
import { contrastFaults } from './themes.mjs';

const folder = import.meta.dirname;

const baseSheet = path.join(folder, 'src/theme/base.css');

const themeFile = path.join(folder, 'src/theme/themes.json');

/** @type {import('webpack').RuleSetRule} */
const themes = { test: baseSheet, enforce: 'pre', loader: path.join(folder, 'theme-loader.mjs') };

const lookSheet = path.join(folder, 'src/theme/look.css');

/** @type {import('webpack').RuleSetRule} */
const look = { test: lookSheet, use: [path.join(folder, 'look-loader.mjs'), lengthsAsRem] };

/** @type {import('webpack').RuleSetRule} */
const swatches = {
  test: /settings-panel.swatches\.module\.css$/,
  enforce: 'pre',
  loader: path.join(folder, 'swatch-loader.mjs'),
};

/** Fewer bytes than base64, also in the text of a page, where quotes would be entities. @param {Buffer} svg */
const dataUrl = (svg) =>
  `data:image/svg+xml,${svg
    .toString()
    .trim()
    .replace(/["<>#%]/g, encodeURIComponent)}`;

/** The mark is part of each page: it appears with the text beside it. @type {import('webpack').RuleSetRule} */
const mark = { test: /brand\/mark\.svg$/, type: 'asset/inline', generator: { dataUrl } };

/** @returns {Record<string, import('./themes.mjs').Theme>} */
const readThemes = () => JSON.parse(readFileSync(themeFile, 'utf8'));

function checkContrast() {
  const brand = readBrand();
  const faults = Object.entries(readThemes()).flatMap(([name, theme]) => contrastFaults(name, theme, brand));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => {
  checkContrast();
  if (!existsSync(baseSheet)) throw new Error(`${baseSheet} does not exist: no sheet gets the themes.`);
  return hostConfig(folder, options, [themes, look, swatches, mark]);
};
