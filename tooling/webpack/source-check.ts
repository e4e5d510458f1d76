/** Stops a build of wrong sources before it begins; while files are watched, it reports what is wrong after each change. */
import type { WebpackPluginInstance } from 'webpack';

/** Folder of sources, and a function that returns a line for each fault in it. */
type CheckedSources = { folder: string; faults: () => readonly string[] };

export const sourceCheck = ({ folder, faults }: CheckedSources): WebpackPluginInstance => {
  let found: readonly string[] | undefined;
  return {
    apply: (compiler) => {
      compiler.hooks.beforeRun.tap('source check', () => {
        // The builds of a package run side by side: the first looks for all of them.
        found ??= faults();
        if (found.length > 0) throw new Error(found.join('\n'));
      });
      compiler.hooks.afterCompile.tap('source check', (compilation) => {
        // Parts of a build, such as that of a style sheet, are compilations too.
        if (!compiler.watchMode || compilation.compiler !== compiler) return;
        compilation.contextDependencies.add(folder);
        for (const line of faults()) compilation.errors.push(new compiler.webpack.WebpackError(line));
      });
    },
  };
};
