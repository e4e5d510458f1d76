/**
 * Runs `data/build.ts` of a package after each change of it or of a file beside it, into the folder that is served. Files
 * that take long to make wait until somebody asks for them.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildData } from 'shared-types/build';
import { failureText } from 'tooling/setup/failure';
import { inRoot } from 'tooling/setup/root';
import type { WebpackPluginInstance } from 'webpack';
import { brandFolder } from '../build/brand.js';
import { dataOutput, type DataSource } from '../build/data.js';

const require = createRequire(import.meta.url);

/** Folders whose files the program reads, such as articles and photographs, that are not modules. */
const readFolders = ['data', 'press', 'catalogue', 'sample'];

type DataRun = {
  outputFolder: string;
  dataFolder: string | undefined;
  later: NonNullable<DataSource['later']>;
  onData: () => void;
};

/** @param folder  of the package. @returns plugin for the configuration of `data/build.ts` */
export const runData = (
  folder: string,
  { outputFolder, dataFolder, later, onData }: DataRun,
): WebpackPluginInstance => ({
  apply: (compiler) => {
    const program = path.join(outputFolder, 'node/data-build.cjs');
    compiler.hooks.afterCompile.tap('data', ({ contextDependencies }) => {
      for (const name of [...readFolders.map((read) => inRoot(folder, read)), brandFolder])
        if (existsSync(name)) contextDependencies.add(name);
    });
    compiler.hooks.afterEmit.tapPromise('data', async ({ errors }) => {
      Reflect.deleteProperty(require.cache, program);
      for (const made of ['data', 'facts'])
        await rm(path.join(outputFolder, made), { recursive: true, force: true });
      later.clear();
      try {
        const output = dataOutput(outputFolder, {
          packageFolder: inRoot(folder),
          dataFolder,
          program,
          later,
        });
        const { build } = require(program) as { build: BuildData };
        await build(output);
      } catch (error) {
        errors.push(new compiler.webpack.WebpackError(failureText(error)));
      }
    });
    compiler.hooks.done.tap('data', (stats) => {
      if (!stats.hasErrors()) onData();
    });
  },
});
