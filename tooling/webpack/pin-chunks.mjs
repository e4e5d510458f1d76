/** Integrity for the files that an entry loads later: the integrity of the entry then covers them all. */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';
import { versionOf } from './vendor-patches.mjs';

/** Stand in the code of webpack's loaders until all files have their final bytes. */
const placeholders = { script: '@@SCRIPT-PINS@@', link: '@@STYLE-PINS@@' };

/**
 * Runs in the browser, inside webpack's loaders of scripts and style sheets, on an element that is not yet inserted.
 * A repeated request gets a new address, so that neither a cache nor a hanging request answers it.
 *
 * @param {{ placeholder: string, element: string, address: string, attribute: 'src' | 'href' }} names of the variables there
 */
const pinElement = ({ placeholder, element, address, attribute }) => `
var file = ${address}.split('/').pop();
var pin = JSON.parse("${placeholder}")[file];
if (!pin) throw new Error(file + ' is not pinned');
${element}.integrity = 'sha256-' + pin;
${element}.crossOrigin = 'anonymous';
var attempts = __webpack_require__.attempts = __webpack_require__.attempts || {};
attempts[file] = (attempts[file] || 0) + 1;
if (attempts[file] > 1) ${element}.${attribute} = ${address} + '?attempt=' + attempts[file];
`;

/**
 * Writes the hash of each chunk into the entry, after all files have their final bytes.
 *
 * @param {string} entryFile
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const pinChunks = (entryFile) => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('PinChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PinChunks',
        (source) =>
          source +
          pinElement({
            placeholder: placeholders.script,
            element: 'script',
            address: 'url',
            attribute: 'src',
          }),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PinChunks',
        (source, { tag, href }) =>
          source +
          pinElement({ placeholder: placeholders.link, element: tag, address: href, attribute: 'href' }),
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10;
      compilation.hooks.processAssets.tap({ name: 'PinChunks', stage }, (assets) => {
        const entry = assets[entryFile];
        if (!entry) return;
        const text = entry.source().toString();
        for (const fault of pinFaults(text, loadedLater(compilation)))
          compilation.errors.push(new compiler.webpack.WebpackError(fault));
        const pinned = fillIn(text, pinsOf(assets, entryFile));
        compilation.updateAsset(entryFile, new compiler.webpack.sources.RawSource(pinned));
      });
    });
  },
});

/** @param {Record<string, import('webpack').sources.Source>} assets @param {string} entryFile */
function pinsOf(assets, entryFile) {
  const loadable = Object.entries(assets).filter(([file]) => file !== entryFile && /\.(js|css)$/.test(file));
  return Object.fromEntries(
    loadable.map(([file, asset]) => [file, createHash('sha256').update(asset.buffer()).digest('base64')]),
  );
}

/** @param {import('webpack').Compilation} compilation @returns {string[]} names of files that webpack's loaders add */
const loadedLater = ({ chunks }) =>
  [...chunks].filter((chunk) => !chunk.canBeInitial()).flatMap((chunk) => [...chunk.files]);

/**
 * @param {string} text of the entry
 * @param {readonly string[]} files that it loads later
 * @returns {string[]} a message for each kind of file that would be loaded without its pin
 */
export function pinFaults(text, files) {
  const kinds = /** @type {const} */ ([
    ['.js', placeholders.script, 'webpack', 'the hook `createScript` of its LoadScriptRuntimeModule'],
    ['.css', placeholders.link, 'mini-css-extract-plugin', 'its hook `beforeTagInsert`'],
  ]);
  return kinds
    .filter(([end, placeholder]) => files.some((file) => file.endsWith(end)) && !text.includes(placeholder))
    .map(
      ([end, , vendor, hook]) =>
        `${vendor} ${versionOf(vendor)}: the entry loads ${end} files without their integrity. ` +
        `Look up what has become of ${hook}, then correct tooling/webpack/pin-chunks.mjs.`,
    );
}

/**
 * The minifier chooses the quotes around the placeholder.
 *
 * @param {string} text
 * @param {Record<string, string>} pins
 */
function fillIn(text, pins) {
  const literal = JSON.stringify(pins);
  return Object.values(placeholders).reduce(
    (filled, placeholder) =>
      filled
        .replaceAll(`"${placeholder}"`, () => JSON.stringify(literal))
        .replaceAll(`'${placeholder}'`, () => `'${literal}'`)
        .replaceAll(placeholder, () => literal),
    text,
  );
}
