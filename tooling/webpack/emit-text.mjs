/**
 * Emits a file that is generated from other files, again whenever one of them changes. No chunk loads it, so it comes after
 * the pins of the entry are written.
 */
import webpack from 'webpack';

/**
 * @param {string} name of the file in the release
 * @param {{ sources: readonly string[], text: () => string }} content  `sources` are files and folders, absolute
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const emitText = (name, { sources, text }) => ({
  apply: ({ hooks }) => {
    hooks.thisCompilation.tap('EmitText', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'EmitText', stage }, () => {
        compilation.fileDependencies.addAll(sources);
        compilation.emitAsset(name, new webpack.sources.RawSource(text()));
      });
    });
  },
});
