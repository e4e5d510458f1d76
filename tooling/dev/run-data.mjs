/**
 * Runs `data/build.ts` of a package after each change of it or of a file beside it, into the folder that is served. What takes
 * long to make waits until somebody asks for it.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { failureText } from '../run/failure.mjs';
import { brandFolder } from '../build/brand.mjs';
import { dataOutput } from '../build/data.mjs';
import { inRoot } from '../root.mjs';

const require = createRequire(import.meta.url);

/** Folders whose files the program reads, such as articles and photographs, that are not modules. */
const readFolders = ['data', 'catalogue', 'sample'];

/**
 * @param {string} folder of the package
 * @param {{ outputFolder: string, dataFolder: string | undefined, later: NonNullable<import('../build/data.mjs').DataSource['later']>, onData: () => void }} options
 * @returns {import('webpack').WebpackPluginInstance} for the config of `data/build.ts`
 */
export const runData = (folder, { outputFolder, dataFolder, later, onData }) => ({
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
        await require(program).build(output);
      } catch (error) {
        errors.push(new compiler.webpack.WebpackError(failureText(error)));
      }
    });
    compiler.hooks.done.tap('data', (stats) => {
      if (!stats.hasErrors()) onData();
    });
  },
});
