/**
 * Changes that builds make inside installed packages. A new version may have the changed place elsewhere, and the build
 * would go on without the change: so each of them fails a build for visitors in which it matched nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';

/**
 * @typedef {object} ReplacedFile  another file is built instead
 * @property {string} vendor  name of the package
 * @property {string} file    in the package
 * @property {string} by      absolute path of the other file
 */

/**
 * @typedef {object} ReplacedText  in any file of the package
 * @property {string} vendor
 * @property {RegExp} text    with the flag `g`
 * @property {string} by      as `String.replace` takes it
 */

/** @typedef {ReplacedFile | ReplacedText} VendorPatch */

const textLoader = path.join(import.meta.dirname, 'loaders/vendor-text.cjs');

/** @param {string} file absolute, with the separators of this system */
const withSlashes = (file) => file.replaceAll(path.sep, '/');

/** @param {string} vendor name of a package @returns {string} its version, for messages */
export function versionOf(vendor) {
  try {
    return JSON.parse(fs.readFileSync(inRoot('node_modules', vendor, 'package.json'), 'utf8')).version;
  } catch {
    return '(not installed)';
  }
}

/** @param {VendorPatch} patch @param {string} declaredIn */
function unmatchedMessage(patch, declaredIn) {
  const isFile = 'file' in patch;
  const what = isFile ? `no module asks for ${patch.file}` : `no file has a text like ${patch.text}`;
  const change = isFile ? `${path.basename(patch.by)} takes the place of nothing` : 'nothing is replaced';
  return (
    `${patch.vendor} ${versionOf(patch.vendor)}: ${what}, so ${change}. ` +
    `Look up how this version does it, then correct the patch in ${declaredIn}, or remove it.`
  );
}

/** Makes the patches of one build. */
export class VendorPatches {
  #declaredIn;
  /** @type {ReadonlyMap<VendorPatch, { matches: number }>} */
  #counts;

  /** @param {string} declaredIn file that messages name @param {readonly VendorPatch[]} patches */
  constructor(declaredIn, patches) {
    this.#declaredIn = declaredIn;
    this.#counts = new Map(patches.map((patch) => [patch, { matches: 0 }]));
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('VendorPatches', ({ hooks }) => {
      hooks.beforeResolve.tap('VendorPatches', (resource) => this.#replaceFile(resource));
    });
    this.#addRules(compiler);
    // While sources change, modules come from a cache, and nothing is looked at again.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('VendorPatches', (compilation) => {
      compilation.hooks.finishModules.tap('VendorPatches', () => {
        for (const [patch, { matches }] of this.#counts) {
          if (matches > 0) continue;
          const message = unmatchedMessage(patch, this.#declaredIn);
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }

  /** @param {{ context: string, request: string }} resource */
  #replaceFile(resource) {
    const { context, request } = resource;
    const asked = withSlashes(request.startsWith('.') ? path.join(context, request) : request);
    for (const [patch, count] of this.#counts) {
      if (!('file' in patch) || !asked.endsWith(`/node_modules/${patch.vendor}/${patch.file}`)) continue;
      count.matches += 1;
      resource.request = patch.by;
    }
  }

  /** @param {import('webpack').Compiler} compiler */
  #addRules({ options }) {
    for (const [patch, count] of this.#counts) {
      const test = (/** @type {string} */ file) =>
        withSlashes(file).includes(`/node_modules/${patch.vendor}/`);
      if (!('text' in patch)) {
        // The other file must export what the vendor imports from it.
        options.module.rules.push({ test, parser: { exportsPresence: 'error' } });
        continue;
      }
      const change = (/** @type {string} */ source) => {
        count.matches += source.match(patch.text)?.length ?? 0;
        return source.replace(patch.text, patch.by);
      };
      options.module.rules.push({
        test,
        loader: textLoader,
        options: { ident: `${patch.vendor} ${patch.text}`, change },
      });
    }
  }
}
