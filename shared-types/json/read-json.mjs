/** Reads a JSON file and keeps the positions of its parts. */
import { offsetOf, parseJson, repeatedKeys, valueOf } from './json-tree.mjs';
import { positionAt } from './problems.mjs';

/**
 * @typedef {{ kind: 'problem', problem: import('./problems.mjs').Problem } | {
 *   kind: 'json',
 *   value: unknown,
 *   positionOf: (path: import('./json-tree.mjs').JsonPath) => import('./problems.mjs').TextPosition
 * }} ReadJson  `problem`: the first thing that is wrong; `positionOf`: of the key that a path leads to, or of its nearest
 *   ancestor that exists
 */

/**
 * Reads a JSON file whose parts are checked afterwards. A key that an object has twice is a problem.
 *
 * @param {string} text
 * @param {string} file  as messages name it: `remote.json`
 * @returns {ReadJson}
 */
export function readJson(text, file) {
  const problemAt = (/** @type {number} */ offset, /** @type {string} */ message) => {
    const problem = { file, ...positionAt(text, offset), message, isWarning: false };
    return { kind: /** @type {const} */ ('problem'), problem };
  };
  const tree = parseJson(text);
  if (tree.kind === 'fault') return problemAt(tree.offset, tree.message);
  const { root } = tree;
  const [repeated] = repeatedKeys(root);
  if (repeated) {
    const { line } = positionAt(text, repeated.first.keyOffset);
    return problemAt(
      repeated.again.keyOffset,
      `Duplicate key "${repeated.again.key}", first in line ${line}. Remove one.`,
    );
  }
  return {
    kind: 'json',
    value: valueOf(root),
    positionOf: (path) => positionAt(text, offsetOf(root, path)),
  };
}
