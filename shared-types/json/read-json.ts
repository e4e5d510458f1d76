/** Reads a JSON file and keeps the positions of its parts. */
import { offsetOf, parseJson, repeatedKeys, valueOf, type JsonPath } from './json-tree.js';
import { positionAt, type Problem, type TextPosition } from './problems.js';

/**
 * JSON, or the first thing that is wrong with it. `positionOf` gives the position of the key that a path leads to, or of
 * its nearest ancestor that exists.
 */
type ReadJson =
  | { kind: 'problem'; problem: Problem }
  | {
      kind: 'json';
      value: unknown;
      positionOf: (path: JsonPath) => TextPosition;
    };

/** Reads JSON whose parts are checked afterwards; a repeated key is a problem. @param file as messages name it */
export function readJson(text: string, file: string): ReadJson {
  const problemAt = (offset: number, message: string) => {
    const problem = { file, ...positionAt(text, offset), message, isWarning: false };
    return { kind: 'problem' as const, problem };
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
