/** Reads a JSON file and keeps the positions of its parts. */
import { offsetOf, parseJson, repeatedKeys, valueOf } from './json-tree.mjs';
import { positionAt } from './problems.mjs';

/** @type {typeof import('./read-json.mjs').readJson} */
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
