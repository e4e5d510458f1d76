import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from 'tooling/build/brand';
import { packageAround } from 'tooling/setup/root';
import { lengthsAsRem, type BuildOptions } from 'tooling/webpack/base';
import { hostConfig } from 'tooling/webpack/host';
import type { RuleSetRule } from 'webpack';
import { contrastFaults, readThemes } from './themes.js';

const folder = packageAround(import.meta.dirname);

const baseSheet = path.join(folder, 'src/theme/base.css');

const lookSheet = path.join(folder, 'src/theme/look.css');

const themes: RuleSetRule = {
  test: [baseSheet, lookSheet],
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'theme-loader.js'),
};

const look: RuleSetRule = {
  test: lookSheet,
  use: [path.join(import.meta.dirname, 'look-loader.js'), lengthsAsRem],
};

/** Data URL with fewer bytes than base64, also in the text of a page, where quotes would be entities. */
const dataUrl = (svg: Buffer) =>
  `data:image/svg+xml,${svg
    .toString()
    .trim()
    .replace(/["<>#%]/g, encodeURIComponent)}`;

/** The mark is part of each page: it appears with the text beside it. */
const mark: RuleSetRule = { test: /brand\/mark\.svg$/, type: 'asset/inline', generator: { dataUrl } };

function checkContrast() {
  const brand = readBrand();
  const faults = Object.entries(readThemes()).flatMap(([name, theme]) => contrastFaults(name, theme, brand));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

export default (options: BuildOptions) => {
  checkContrast();
  if (!existsSync(baseSheet)) throw new Error(`${baseSheet} does not exist: no sheet gets the themes.`);
  return hostConfig(folder, options, [themes, look, mark]);
};
