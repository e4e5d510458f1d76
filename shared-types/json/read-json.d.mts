import type { JsonPath } from './json-tree.mjs';
import type { Problem, TextPosition } from './problems.mjs';

/** A JSON file that could be read, or the first thing that is wrong with it. */
export type ReadJson =
  | {
      readonly kind: 'json';
      readonly value: unknown;
      /** Of the key that a path leads to, or of its nearest ancestor that exists. */
      readonly positionOf: (path: JsonPath) => TextPosition;
    }
  | { readonly kind: 'problem'; readonly problem: Problem };

/**
 * Reads a JSON file whose parts are checked afterwards. A key that an object has twice is a problem.
 *
 * @param file  as messages name it: `remote.json`
 */
export declare function readJson(text: string, file: string): ReadJson;
