/** Integrity for the files that an entry loads later: the integrity of the entry then covers them all. */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';
import { versionOf } from './vendor-patches.mjs';

/** @typedef {import('webpack').Compilation} Compilation */
/** @typedef {Record<string, string>} Pins  SHA-256 in Base64 by name of a file */

/** Stand in the code of webpack's loaders until all files have their final bytes. */
const placeholders = { script: '@@SCRIPT-PINS@@', link: '@@STYLE-PINS@@' };

/** The script that has the pins which are not in the entry. */
const pinsFile = 'pins.js';

/**
 * @typedef {object} LoaderNames  variables of a loader
 * @property {string} placeholder
 * @property {string} element
 * @property {string} address
 * @property {'src' | 'href'} attribute
 * @property {string} insertLater a statement after which the loader does not insert the element
 */

/**
 * Runs in the browser, inside webpack's loaders of scripts and style sheets, on an element that is not yet inserted.
 * A repeated request gets a new address, so that neither a cache nor a hanging request answers it.
 *
 * @param {LoaderNames} names
 * @param {string} setIntegrity
 */
const prepareElement = ({ element, address, attribute }, setIntegrity) => `
var file = ${address}.split('/').pop();
${element}.crossOrigin = 'anonymous';
var attempts = __webpack_require__.attempts = __webpack_require__.attempts || {};
attempts[file] = (attempts[file] || 0) + 1;
if (attempts[file] > 1) ${element}.${attribute} = ${address} + '?attempt=' + attempts[file];
var setPin = (pins) => pins && pins[file] && (${element}.integrity = 'sha256-' + pins[file]);
${setIntegrity}
`;

/** All pins are in the entry. @param {LoaderNames} names */
const pinByEntry = (names) =>
  prepareElement(
    names,
    `if (!setPin(JSON.parse("${names.placeholder}"))) throw new Error(file + ' is not pinned');`,
  );

/**
 * The pin is in the entry, in a preload of the page, or in the script of pins, which is then loaded first.
 *
 * @param {LoaderNames} names
 * @param {string} pins where the script of pins puts them
 */
const pinByEntryOrScript = (names, pins) =>
  prepareElement(
    names,
    `
var preload = document.querySelector('link[href="' + ${names.address} + '"][integrity]');
if (preload) ${names.element}.integrity = preload.integrity;
else if (!setPin(JSON.parse("${names.placeholder}")) && !setPin(${pins})) {
	if (${pins}) throw new Error(file + ' is not pinned');
	__webpack_require__.l(__webpack_require__.p + '${pinsFile}', (event) => {
		if (setPin(${pins})) document.head.appendChild(${names.element});
		else ${names.element}.onerror(event);
	}, 'pins');
	${names.insertLater}
}
`,
  );

/**
 * Writes the hash of each chunk into the entry, or into a script that the entry loads with the first file which needs it.
 *
 * @param {string} entryFile
 * @param {object} [options]
 * @param {boolean} [options.keepsFew] the entry has the pins of the sheets of its own imports only: pages preload the scripts of
 *   a screen, and all other files are needed later
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const pinChunks = (entryFile, { keepsFew = false } = {}) => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('PinChunks', (compilation) => {
      const global = `globalThis[${JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)}].pins`;
      /** @param {LoaderNames} names */
      const pinned = (names) => (keepsFew ? pinByEntryOrScript(names, global) : pinByEntry(names));
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('PinChunks', (source) => {
        const names = { element: 'script', address: 'url', insertLater: 'needAttach = false;' };
        return source + pinned({ ...names, placeholder: placeholders.script, attribute: 'src' });
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PinChunks',
        (source, { tag, href }) => {
          const names = { element: tag, address: href, insertLater: 'return;' };
          return source + pinned({ ...names, placeholder: placeholders.link, attribute: 'href' });
        },
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10;
      compilation.hooks.processAssets.tap({ name: 'PinChunks', stage }, (assets) => {
        const entry = assets[entryFile];
        if (!entry) return;
        const { RawSource } = compiler.webpack.sources;
        const text = entry.source().toString();
        for (const fault of pinFaults(text, loadedLater(compilation)))
          compilation.errors.push(new compiler.webpack.WebpackError(fault));
        const pins = pinsOf(assets, entryFile);
        const few = new Set(keepsFew ? sheetsOfImports(compilation) : Object.keys(pins));
        const own = only(pins, (file) => few.has(file));
        if (keepsFew) {
          const rest = only(pins, (file) => !few.has(file));
          const script = new RawSource(`${global}=${JSON.stringify(rest)}`);
          // Nothing may change its bytes any more, such as a minifier that looks for late files.
          compilation.emitAsset(pinsFile, script, { minimized: true });
          own[pinsFile] = pinOf(script);
        }
        compilation.updateAsset(entryFile, new RawSource(fillIn(text, own)));
      });
    });
  },
});

/** @param {import('webpack').sources.Source} asset */
const pinOf = (asset) => createHash('sha256').update(asset.buffer()).digest('base64');

/** @param {Record<string, import('webpack').sources.Source>} assets @param {string} entryFile @returns {Pins} */
function pinsOf(assets, entryFile) {
  const loadable = Object.entries(assets).filter(([file]) => file !== entryFile && /\.(js|css)$/.test(file));
  return Object.fromEntries(loadable.map(([file, asset]) => [file, pinOf(asset)]));
}

/** @param {Pins} pins @param {(file: string) => boolean} isWanted @returns {Pins} */
const only = (pins, isWanted) => Object.fromEntries(Object.entries(pins).filter(([file]) => isWanted(file)));

/** @param {Compilation} compilation @returns {string[]} names of the sheets of what entries import */
function sheetsOfImports({ entrypoints }) {
  const imported = [...entrypoints.values()].flatMap((entrypoint) => entrypoint.getChildren());
  const files = imported.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return files.filter((file) => file.endsWith('.css'));
}

/** @param {Compilation} compilation @returns {string[]} names of files that webpack's loaders add */
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
 * @param {Pins} pins
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
