/** `remote.json` is a file of the build: the frame of the host reads the items of the navigation there. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Builds again when it changes: it is not a module, but decides what is built.
 *
 * @param {string} folder of the remote
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const emitDescriptor = (folder) => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('EmitDescriptor', (compilation) =>
      compilation.hooks.processAssets.tap('EmitDescriptor', () => {
        const file = path.join(folder, 'remote.json');
        compilation.fileDependencies.add(file);
        const bytes = fs.readFileSync(file);
        compilation.emitAsset('remote.json', new compiler.webpack.sources.RawSource(bytes));
      }),
    ),
});
