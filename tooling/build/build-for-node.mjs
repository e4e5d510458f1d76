/** Builds what Node runs of a package: the modules that draw its pages, and its data. Called in a thread, beside the browser's build. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from './compile.mjs';
import { configsOf } from './configs-of.mjs';
import { dataOutput } from './data.mjs';
import { keptData } from './kept-data.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {object} NodeBuild
 * @property {string} folder  of the package
 * @property {import('../webpack/base.mjs').BuildOptions} options
 * @property {string | undefined} dataFolder  to build in the place of the package's own data
 * @property {string | undefined} cacheVersion  see `compile`
 */

/** @param {NodeBuild} build */
export async function buildForNode({ folder, options, dataFolder, cacheVersion }) {
  const [, ...configs] = await configsOf(folder, options);
  if (configs.length > 0) await compile(configs, cacheVersion);
  const { outputFolder, version } = options;
  const program = path.join(outputFolder, 'node/data-build.cjs');
  if (!fs.existsSync(program)) return;
  const make = async (/** @type {Map<string, string>} */ written) => {
    const data = { packageFolder: folder, dataFolder, program, written };
    await require(program).build(dataOutput(outputFolder, data));
  };
  if (cacheVersion === undefined) await make(new Map());
  else {
    const recipe = createHash('sha256').update(cacheVersion).update(fs.readFileSync(program)).digest('hex');
    await keptData({ folder, version, dataFolder, outputFolder, recipe }, make);
  }
  // It does not become part of the release.
  fs.rmSync(program);
}
