/**
 * Compiles the TypeScript that Node runs, into `dist` of its package: `build`, and the folders that `compiled` of
 * package.json names. The last line of a compiled file is the digest of its source and of itself, so a file that a killed
 * process left, or somebody changed, is compiled again. Types are left to `npm run check`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn } from './checkout.mjs';
import { failureText } from './failure.mjs';
import { writeWhole } from './own-folder.mjs';
import { inPackage, inRoot, manifestOf, workspaces } from './root.mjs';

/** @typedef {{ source: string, target: string }} Compiled  two files, absolute */

const notCompiled = /(^|\/)(node_modules|dist|template|\.[^/]*)(\/|$)|\.(test|spec|d)\.ts$/;

const options = {
  swcrc: false,
  jsc: {
    parser: { syntax: /** @type {const} */ ('typescript') },
    target: /** @type {const} */ ('es2022'),
    transform: { verbatimModuleSyntax: true },
    experimental: { keepImportAttributes: true },
  },
};

/** Decides how a file is compiled, beside its source. */
const recipe = () =>
  readFileSync(fileURLToPath(import.meta.url), 'utf8') +
  manifestOf(inPackage('tooling')).dependencies?.['@swc/core'];

/** @param {string} folder @param {string} end of the names @returns {string[]} files in it, from it */
const filesIn = (folder, end) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll(path.sep, '/'))
        .filter((file) => file.endsWith(end))
    : [];

/** @param {string} folder of a package, from the root @returns {[from: string, to: string][]} folders, absolute */
const compiledFolders = (folder) =>
  Object.entries({ build: 'dist/build', ...manifestOf(inRoot(folder)).compiled }).map(([from, to]) => [
    inRoot(folder, from),
    inRoot(folder, to),
  ]);

/** @param {string} folder of a package, from the root @returns {Compiled[]} */
export const compiledFiles = (folder) =>
  compiledFolders(folder).flatMap(([from, to]) =>
    filesIn(from, '.ts')
      .filter((file) => !notCompiled.test(file))
      .map((file) => ({ source: path.join(from, file), target: path.join(to, file.replace(/ts$/, 'js')) })),
  );

/** @param {string} how @param {string} source @param {string} code */
const lastLine = (how, source, code) =>
  `// ${createHash('sha256').update(`${how}\0${source}\0${code}`).digest('hex')}\n`;

/** @param {string} how @param {Compiled} file */
function isCompiled(how, { source, target }) {
  if (!existsSync(target)) return false;
  const text = readFileSync(target, 'utf8');
  const end = text.lastIndexOf('// ');
  return text.slice(end) === lastLine(how, readFileSync(source, 'utf8'), text.slice(0, end));
}

/** @returns {Compiled[]} files that are not compiled, or from another source */
function staleFiles() {
  const how = recipe();
  return workspaces()
    .flatMap(compiledFiles)
    .filter((file) => !isCompiled(how, file));
}

/** A module that is gone must not be found any more. */
function removeOrphans() {
  const folders = workspaces();
  const targets = new Set(folders.flatMap(compiledFiles).map(({ target }) => target));
  for (const [, to] of folders.flatMap(compiledFolders))
    for (const file of filesIn(to, '.js').map((name) => path.join(to, name)))
      if (!targets.has(file)) rmSync(file, { force: true });
}

/** @param {readonly Compiled[]} files */
async function compile(files) {
  const { transform } = await import('@swc/core');
  const how = recipe();
  await Promise.all(
    files.map(async ({ source, target }) => {
      const text = readFileSync(source, 'utf8');
      const { code } = await transform(text, { ...options, filename: source }).catch((error) => {
        throw new Error(
          `${path.relative(inRoot(), source)} does not compile:\n${failureText(error).replace(/\n+Caused by:[^]*/, '')}`,
        );
      });
      writeWhole(target, code + lastLine(how, text, code));
    }),
  );
}

/**
 * @param {(text: string) => void} say
 * @throws an error with the compiler's messages
 */
export async function compileSources(say) {
  if (staleFiles().length === 0) return;
  await inTurn(async () => {
    // The process before may have compiled the same.
    const files = staleFiles();
    if (files.length === 0) return;
    say(`Compiling the tools (${files.length} files) …`);
    await compile(files);
    removeOrphans();
  });
}
