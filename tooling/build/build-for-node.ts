/**
 * Builds the part of a package that Node runs: the modules that draw its pages, and its data. Called in a thread, beside
 * the browser's build.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildData } from 'shared-types/build';
import type { BuildOptions } from '../webpack/base.js';
import { compile } from './compile.js';
import { configsOf } from './configs-of.js';
import { dataOutput } from './data.js';
import { keptData } from './kept-data.js';

const require = createRequire(import.meta.url);

type NodeBuild = {
  folder: string;
  options: BuildOptions;
  /** Folder of the data to build instead of the package's own. */
  dataFolder: string | undefined;
  /** `cacheVersion` of `compile`. */
  cacheVersion: string | undefined;
};

export async function buildForNode({ folder, options, dataFolder, cacheVersion }: NodeBuild) {
  const [, ...configs] = await configsOf(folder, options);
  if (configs.length > 0) await compile(configs, cacheVersion);
  const { outputFolder, version } = options;
  const program = path.join(outputFolder, 'node/data-build.cjs');
  if (!fs.existsSync(program)) return;
  const make = async (written: Map<string, string>) => {
    const data = { packageFolder: folder, dataFolder, program, written };
    const { build } = require(program) as { build: BuildData };
    await build(dataOutput(outputFolder, data));
  };
  if (cacheVersion === undefined) await make(new Map());
  else {
    const recipe = createHash('sha256').update(cacheVersion).update(fs.readFileSync(program)).digest('hex');
    await keptData({ folder, version, dataFolder, outputFolder, recipe }, make);
  }
  // The program does not become part of the release.
  fs.rmSync(program);
}
