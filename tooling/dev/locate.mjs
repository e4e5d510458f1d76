/** Finds the place in the sources of an error in the running page, by the source maps of what was compiled. */
import { SourceMap } from 'node:module';
import { problemsIn } from './problems.mjs';

/** @typedef {{ address: string, line: number, column: number }} Frame */
/** @typedef {(address: string) => string | undefined} FindMap  the source map of a script or module of the page, as JSON */

/** `at List (http://localhost:4174/remotes/a/main.js:3:7)`, `webpack-internal:///./src/a.tsx:3:7` */
const framePattern = /((?:https?:\/\/|webpack-internal:\/\/\/)[^\s()]+?):(\d+):(\d+)/g;

/** @param {string} stack @returns {readonly Frame[]} */
const framesOf = (stack) =>
  [...stack.matchAll(framePattern)].map(([, address = '', line, column]) => ({
    address,
    line: Number(line),
    column: Number(column),
  }));

/** Code of compilers and of installed packages cannot be corrected here. */
const isOwn = (/** @type {string | undefined} */ source) =>
  source !== undefined && !source.includes('node_modules') && !source.includes('webpack/');

/** @param {Frame} frame @param {FindMap} findMap */
function sourceOf({ address, line, column }, findMap) {
  const map = findMap(address);
  if (map === undefined) return undefined;
  const found = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  if (!('originalSource' in found) || !isOwn(found.originalSource)) return undefined;
  return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
}

/**
 * @param {{ text: string, stack: string }} error as the page reports it
 * @param {{ package: string, findMap: FindMap }} context
 * @returns {import('./problems.mjs').Problem} at the first place of its stack that is a source of ours
 */
export function runningProblem({ text, stack }, { package: folder, findMap }) {
  const found = framesOf(stack)
    .map((frame) => sourceOf(frame, findMap))
    .find((source) => source !== undefined);
  const origin = { kind: 'Running', package: folder };
  if (!found) return { ...origin, text };
  const { file, line, column } = found;
  // `webpack://catalogue_0_0_0_dev/./src/a.tsx`: the name of the package that it was compiled with.
  const [, name] = /^webpack:\/\/(.*?)(_\d+_\d+_\d+_dev)?\//.exec(file) ?? [];
  const owner =
    name === undefined ? folder : name === 'host' ? 'host' : `remote-${name.replaceAll('_', '-')}`;
  const [{ file: fromRoot } = { file }] = problemsIn('', { ...origin, package: owner, module: file });
  return { ...origin, package: owner, ...(fromRoot && { file: fromRoot }), line, column, text };
}

/**
 * The map that stands in the text of a module which is compiled for `eval`.
 *
 * @param {string} script
 * @param {string} address `webpack-internal:///./src/a.tsx`
 * @returns {string | undefined} JSON
 */
export function mapInScript(script, address) {
  const end = script.indexOf(`//# sourceURL=${address}\\n`);
  const mark = 'base64,';
  const start = end < 0 ? -1 : script.lastIndexOf(mark, end);
  if (start < 0) return undefined;
  return Buffer.from(script.slice(start + mark.length, end), 'base64').toString();
}
