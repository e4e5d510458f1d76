/** Integrity for what an entry loads later: whoever pins the entry has then pinned everything. */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';

const placeholder = '@@PINS@@';

/**
 * Runs in the browser, inside webpack's loaders of scripts and style sheets, on an element that is not yet inserted.
 * A file that is asked for again gets a fresh address, so that neither a cache nor a hanging request answers.
 *
 * @param {{ element: string, address: string, attribute: 'src' | 'href' }} names of the variables there
 */
const pinElement = ({ element, address, attribute }) => `
var file = ${address}.split('/').pop();
var pin = JSON.parse("${placeholder}")[file];
if (!pin) throw new Error(file + ' is not pinned');
${element}.integrity = 'sha256-' + pin;
${element}.crossOrigin = 'anonymous';
var attempts = __webpack_require__.attempts = __webpack_require__.attempts || {};
attempts[file] = (attempts[file] || 0) + 1;
if (attempts[file] > 1) ${element}.${attribute} = ${address} + '?attempt=' + attempts[file];
`;

/** Writes the hash of each chunk into the entry, after all files have their final bytes. */
export class PinChunks {
  /** @param {string} entryFile */
  constructor(entryFile) {
    this.entryFile = entryFile;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PinChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PinChunks',
        (source) => source + pinElement({ element: 'script', address: 'url', attribute: 'src' }),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PinChunks',
        (source, { tag, href }) => source + pinElement({ element: tag, address: href, attribute: 'href' }),
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10;
      compilation.hooks.processAssets.tap({ name: 'PinChunks', stage }, (assets) => {
        const entry = assets[this.entryFile];
        if (!entry) return;
        const text = fillIn(entry.source().toString(), this.pinsOf(assets));
        compilation.updateAsset(this.entryFile, new compiler.webpack.sources.RawSource(text));
      });
    });
  }

  /** @param {Record<string, import('webpack').sources.Source>} assets */
  pinsOf(assets) {
    const loadable = Object.entries(assets).filter(
      ([file]) => file !== this.entryFile && /\.(js|css)$/.test(file),
    );
    return Object.fromEntries(
      loadable.map(([file, asset]) => [file, createHash('sha256').update(asset.buffer()).digest('base64')]),
    );
  }
}

/**
 * The minifier chooses the quotes around the placeholder.
 *
 * @param {string} text
 * @param {Record<string, string>} pins
 */
function fillIn(text, pins) {
  const literal = JSON.stringify(pins);
  return text
    .replaceAll(`"${placeholder}"`, () => JSON.stringify(literal))
    .replaceAll(`'${placeholder}'`, () => `'${literal}'`)
    .replaceAll(placeholder, () => literal);
}
