/** Integrity for the files that an entry loads later: the integrity of the entry then covers them all. */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, sources, WebpackPluginInstance } from 'webpack';

/** SHA-256 in Base64 by name of a file. */
type Pins = Record<string, string>;

/** Texts in the code of webpack's loaders, by the end of the files they load, until all files have their final bytes. */
const placeholders = { '.js': '@@SCRIPT-PINS@@', '.css': '@@STYLE-PINS@@' };

/** Variables of a loader. */
type LoaderNames = {
  placeholder: string;
  element: string;
  address: string;
  attribute: 'src' | 'href';
};

/**
 * Code that runs in the browser, inside webpack's loaders of scripts and style sheets, on an element that is not inserted
 * yet. A repeated request gets a new address, so that neither a cache nor a hanging request answers it.
 */
const pinned = ({ element, address, attribute, placeholder }: LoaderNames) => `
var file = ${address}.split('/').pop();
var pin = JSON.parse("${placeholder}")[file];
if (!pin) throw new Error(file + ' is not pinned');
var attempts = __webpack_require__.attempts = __webpack_require__.attempts || {};
attempts[file] = (attempts[file] || 0) + 1;
if (attempts[file] > 1) ${element}.${attribute} = ${address} + '?attempt=' + attempts[file];
${element}.crossOrigin = 'anonymous';
${element}.integrity = 'sha256-' + pin;
`;

/** Writes the hash of each chunk into the entry. */
export const pinChunks = (entryFile: string): WebpackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('PinChunks', (compilation) => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PinChunks',
        (source) =>
          source +
          pinned({
            element: 'script',
            address: 'url',
            attribute: 'src',
            placeholder: placeholders['.js'],
          }),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PinChunks',
        (source, { tag, href }) =>
          source +
          pinned({
            element: tag,
            address: href,
            attribute: 'href',
            placeholder: placeholders['.css'],
          }),
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10;
      compilation.hooks.processAssets.tap({ name: 'PinChunks', stage }, (assets) => {
        const entry = assets[entryFile];
        if (!entry) return;
        const text = entry.source().toString();
        for (const fault of pinFaults(text, loadedLater(compilation)))
          compilation.errors.push(new compiler.webpack.WebpackError(fault));
        const { RawSource } = compiler.webpack.sources;
        compilation.updateAsset(entryFile, new RawSource(fillIn(text, pinsOf(assets, entryFile))));
      });
    });
  },
});

function pinsOf(assets: Record<string, sources.Source>, entryFile: string): Pins {
  const loadable = Object.entries(assets).filter(([file]) => file !== entryFile && /\.(js|css)$/.test(file));
  return Object.fromEntries(
    loadable.map(([file, asset]) => [file, createHash('sha256').update(asset.buffer()).digest('base64')]),
  );
}

/** @returns names of files that webpack's loaders add */
const loadedLater = ({ chunks }: Compilation): string[] =>
  [...chunks].filter((chunk) => !chunk.canBeInitial()).flatMap((chunk) => [...chunk.files]);

/** @param files  that the entry loads later. @returns a message for each kind of file without its pin */
export const pinFaults = (text: string, files: readonly string[]): string[] =>
  Object.entries(placeholders)
    .filter(([end, placeholder]) => files.some((file) => file.endsWith(end)) && !text.includes(placeholder))
    .map(
      ([end]) =>
        `The entry loads ${end} files without their integrity. Look up what has become of the hooks that ` +
        'tooling/webpack/pin-chunks.ts uses, then correct it.',
    );

/** The minifier chooses the quotes around a placeholder. */
function fillIn(text: string, pins: Pins) {
  return Object.entries(placeholders).reduce((filled, [end, placeholder]) => {
    const ofKind = Object.entries(pins).filter(([file]) => file.endsWith(end));
    const literal = JSON.stringify(Object.fromEntries(ofKind));
    return filled
      .replaceAll(`"${placeholder}"`, () => JSON.stringify(literal))
      .replaceAll(`'${placeholder}'`, () => `'${literal}'`)
      .replaceAll(placeholder, () => literal);
  }, text);
}
