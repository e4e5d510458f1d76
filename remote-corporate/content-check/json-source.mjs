/** A JSON file with the places of its parts. */
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import { Problems } from '../content-compiler/problems.mjs';

/** @typedef {import('jsonc-parser').Node} Node */
/** @typedef {readonly (string | number)[]} JsonPath names of properties and places in lists, from the top */

/**
 * @typedef {object} JsonPart
 * @property {JsonPath} path
 * @property {unknown} value
 * @property {number} offset
 */

/** What an editor does about a mistake in the writing; the places are those of what stands after it. */
const mistakes = {
  CommaExpected: 'A comma is missing before this; add it.',
  ColonExpected: 'A colon is missing between name and value; add it.',
  PropertyNameExpected: 'A name in quotes belongs here; take out a comma before "}".',
  ValueExpected: 'A value belongs here; add it, or take out a comma before "]".',
  CloseBraceExpected: 'A "}" is missing; close what was opened with "{".',
  CloseBracketExpected: 'A "]" is missing; close the list that was opened with "[".',
  UnexpectedEndOfString: 'The text has no closing quote; add it on the same line.',
  InvalidSymbol: 'This is no value; put text into double quotes.',
  InvalidCommentToken: 'A data file has no comments; take it out.',
};

/** @param {number} code */
const mistakeText = (code) =>
  /** @type {Record<string, string>} */ (mistakes)[printParseErrorCode(code)] ??
  'This cannot be read; compare it with the entry before.';

export class JsonSource {
  #root;

  /** @param {string} file as messages name it @param {string} text */
  constructor(file, text) {
    this.problems = new Problems(file, text);
    /** @type {import('jsonc-parser').ParseError[]} */
    const errors = [];
    this.#root = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
    // One missing sign makes the reader stumble several times.
    const [first] = errors;
    if (first) this.problems.add(first.offset, mistakeText(first.error));
    this.isReadable = first === undefined;
    /** @type {unknown} */
    this.value = this.isReadable && this.#root ? getNodeValue(this.#root) : undefined;
    this.#reportRepeatedNames();
  }

  /** @returns {readonly JsonPart[]} the whole, then its parts in their order */
  get parts() {
    return this.isReadable && this.#root ? partsOf(this.#root, []) : [];
  }

  /** @param {JsonPath} path @returns {number} where the value begins */
  offsetOf(path) {
    return this.#nodeAt(path)?.offset ?? 0;
  }

  /** @param {JsonPath} path @returns {number} where the name before the value begins */
  offsetOfName(path) {
    return this.#nodeAt(path)?.parent?.offset ?? 0;
  }

  /**
   * @param {JsonPath} path
   * @param {string} message
   */
  report(path, message) {
    this.problems.add(this.offsetOf(path), `${fieldName(path)}: ${message}`);
  }

  /** @param {JsonPath} path */
  #nodeAt(path) {
    return this.#root && findNodeAtLocation(this.#root, [...path]);
  }

  #reportRepeatedNames() {
    for (const node of this.isReadable && this.#root ? nodesOf(this.#root) : []) {
      const names =
        node.type === 'object' ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : [];
      names.forEach(({ value, offset }, index) => {
        if (names.findIndex((name) => name.value === value) < index)
          this.problems.add(offset, `${value}: stands twice between the same braces; keep one.`);
      });
    }
  }
}

/** @param {Node} node @returns {readonly Node[]} */
const nodesOf = (node) => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** @param {Node} node @param {JsonPath} path @returns {readonly JsonPart[]} */
function partsOf(node, path) {
  const { children = [], offset } = node;
  const inside =
    node.type === 'array'
      ? children.flatMap((child, index) => partsOf(child, [...path, index]))
      : children.flatMap(({ children: [name, value] = [] }) =>
          name && value ? partsOf(value, [...path, String(name.value)]) : [],
        );
  return [{ path, value: getNodeValue(node), offset }, ...inside];
}

/** @param {JsonPath} path @returns {string} `events[1].end` */
export const fieldName = (path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '') || 'the file';
