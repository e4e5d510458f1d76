import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand.mjs';
import { lengthsAsRem } from 'tooling/webpack/base.mjs';
import { hostConfig } from 'tooling/webpack/host.mjs';
import { contrastFaults, readThemes } from './themes.mjs';

const folder = import.meta.dirname;

const baseSheet = path.join(folder, 'src/theme/base.css');

const lookSheet = path.join(folder, 'src/theme/look.css');

/** @type {import('webpack').RuleSetRule} */
const themes = {
  test: [baseSheet, lookSheet],
  enforce: 'pre',
  loader: path.join(folder, 'theme-loader.mjs'),
};

/** @type {import('webpack').RuleSetRule} */
const look = { test: lookSheet, use: [path.join(folder, 'look-loader.mjs'), lengthsAsRem] };

/** Fewer bytes than base64, also in the text of a page, where quotes would be entities. @param {Buffer} svg */
const dataUrl = (svg) =>
  `data:image/svg+xml,${svg
    .toString()
    .trim()
    .replace(/["<>#%]/g, encodeURIComponent)}`;

/** The mark is part of each page: it appears with the text beside it. @type {import('webpack').RuleSetRule} */
const mark = { test: /brand\/mark\.svg$/, type: 'asset/inline', generator: { dataUrl } };

function checkContrast() {
  const brand = readBrand();
  const faults = Object.entries(readThemes()).flatMap(([name, theme]) => contrastFaults(name, theme, brand));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @param {import('tooling/webpack/base.mjs').BuildOptions} options */
export default (options) => {
  checkContrast();
  if (!existsSync(baseSheet)) throw new Error(`${baseSheet} does not exist: no sheet gets the themes.`);
  return hostConfig(folder, options, [themes, look, mark]);
};
