/** Integrity for the files that an entry loads later: the integrity of the entry then covers them all. */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** @typedef {import('webpack').Compilation} Compilation */
/** @typedef {Record<string, string>} Pins  SHA-256 in Base64 by name of a file */

/** Stand in the code of webpack's loaders, by the end of the files they load, until all files have their final bytes. */
const placeholders = { '.js': '@@SCRIPT-PINS@@', '.css': '@@STYLE-PINS@@' };

/**
 * @typedef {object} LoaderNames  variables of a loader
 * @property {string} placeholder
 * @property {string} element
 * @property {string} address
 * @property {'src' | 'href'} attribute
 */

/**
 * Runs in the browser, inside webpack's loaders of scripts and style sheets, on an element that is not yet inserted.
 * A repeated request gets a new address, so that neither a cache nor a hanging request answers it.
 *
 * @param {LoaderNames} names
 */
const pinned = ({ element, address, attribute, placeholder }) => `
var file = ${address}.split('/').pop();
var pin = JSON.parse("${placeholder}")[file];
if (!pin) throw new Error(file + ' is not pinned');
var attempts = __webpack_require__.attempts = __webpack_require__.attempts || {};
attempts[file] = (attempts[file] || 0) + 1;
if (attempts[file] > 1) ${element}.${attribute} = ${address} + '?attempt=' + attempts[file];
${element}.crossOrigin = 'anonymous';
${element}.integrity = 'sha256-' + pin;
`;

/**
 * Writes the hash of each chunk into the entry.
 *
 * @param {string} entryFile
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const pinChunks = (entryFile) => ({
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

/** @param {Record<string, import('webpack').sources.Source>} assets @param {string} entryFile @returns {Pins} */
function pinsOf(assets, entryFile) {
  const loadable = Object.entries(assets).filter(([file]) => file !== entryFile && /\.(js|css)$/.test(file));
  return Object.fromEntries(
    loadable.map(([file, asset]) => [file, createHash('sha256').update(asset.buffer()).digest('base64')]),
  );
}

/** @param {Compilation} compilation @returns {string[]} names of files that webpack's loaders add */
const loadedLater = ({ chunks }) =>
  [...chunks].filter((chunk) => !chunk.canBeInitial()).flatMap((chunk) => [...chunk.files]);

/**
 * @param {string} text of the entry
 * @param {readonly string[]} files that it loads later
 * @returns {string[]} a message for each kind of file that would be loaded without its pin
 */
export const pinFaults = (text, files) =>
  Object.entries(placeholders)
    .filter(([end, placeholder]) => files.some((file) => file.endsWith(end)) && !text.includes(placeholder))
    .map(
      ([end]) =>
        `The entry loads ${end} files without their integrity. Look up what has become of the hooks that ` +
        'tooling/webpack/pin-chunks.mjs uses, then correct it.',
    );

/**
 * The minifier chooses the quotes around a placeholder.
 *
 * @param {string} text
 * @param {Pins} pins
 */
function fillIn(text, pins) {
  return Object.entries(placeholders).reduce((filled, [end, placeholder]) => {
    const ofKind = Object.entries(pins).filter(([file]) => file.endsWith(end));
    const literal = JSON.stringify(Object.fromEntries(ofKind));
    return filled
      .replaceAll(`"${placeholder}"`, () => JSON.stringify(literal))
      .replaceAll(`'${placeholder}'`, () => `'${literal}'`)
      .replaceAll(placeholder, () => literal);
  }, text);
}
