/** A JSON file with the places of its parts. */
import {
  entriesOf,
  nearestNode,
  offsetOf,
  parseJson,
  repeatedKeys,
  valueOf,
} from 'shared-types/json/json-tree';
import { Problems } from 'shared-types/json/problems';
import { characterFaults, plainText, reportSize } from '../content-compiler/plain-text.mjs';

/** @typedef {import('shared-types/json/json-tree').JsonNode} JsonNode */
/** @typedef {import('shared-types/json/json-tree').JsonPath} JsonPath */

/**
 * @typedef {object} JsonPart
 * @property {JsonPath} path
 * @property {unknown} value
 * @property {number} offset
 */

export class JsonSource {
  #root;

  /** @param {string} file as messages name it @param {string} text */
  constructor(file, text) {
    const source = plainText(text);
    this.file = file;
    this.text = source;
    this.problems = new Problems(file, source);
    this.#root = this.#read();
    this.isReadable = this.#root !== undefined;
    /** @type {unknown} */
    this.value = this.#root && valueOf(this.#root);
    /** The whole, then its parts in their order. */
    this.parts = this.#root ? partsOf(this.#root, []) : [];
  }

  /** @returns {JsonNode | undefined} nothing where the file cannot be read */
  #read() {
    const tree = parseJson(this.text);
    const fault = characterFaults(this.text)[0] ?? (tree.kind === 'fault' ? tree : undefined);
    if (fault) this.problems.add(fault.offset, fault.message);
    const isSmall = reportSize(this.text, (offset, message) => this.problems.add(offset, message));
    if (fault || !isSmall || tree.kind === 'fault') return undefined;
    for (const { again } of repeatedKeys(tree.root))
      this.problems.add(
        again.keyOffset,
        `${shortened(again.key)}: stands twice between the same braces; keep one.`,
      );
    return this.#reportReservedNames(tree.root) ? undefined : tree.root;
  }

  /** @param {JsonPath} path @returns {number} where the value begins */
  offsetOf(path) {
    return this.#root ? nearestNode(this.#root, path).offset : 0;
  }

  /** @param {JsonPath} path @returns {number} where the name before the value begins */
  offsetOfName(path) {
    return this.#root ? offsetOf(this.#root, path) : 0;
  }

  /**
   * @param {JsonPath} path
   * @param {string} message
   */
  report(path, message) {
    // Reports one error for a value, not also the errors that follow from it.
    if (path.length > 0 && this.problems.hasErrorAt(this.offsetOf(path))) return;
    this.problems.add(this.offsetOf(path), `${fieldName(path)}: ${message}`);
  }

  /** @param {JsonNode} node @returns {boolean} whether there is one */
  #reportReservedNames(node) {
    const reserved = keysIn(node).filter(({ key }) => reservedNames.includes(key));
    for (const { key, keyOffset } of reserved)
      this.problems.add(keyOffset, `${key}: is a reserved word of the program. Use another name.`);
    return reserved.length > 0;
  }
}

/**
 * @param {Readonly<Record<string, string>>} data texts of data files by name
 * @returns {ReadonlyMap<string, JsonSource>} by name
 */
export const readSources = (data) =>
  new Map(
    Object.entries(data).map(([name, text]) => [name, new JsonSource(`content/data/${name}.json`, text)]),
  );

/** Names with a meaning of their own in JavaScript. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/** @param {JsonNode} node @returns {readonly import('shared-types/json/json-tree').JsonEntry[]} at any depth */
const keysIn = (node) =>
  node.type === 'array'
    ? (node.children ?? []).flatMap(keysIn)
    : entriesOf(node).flatMap((entry) => [entry, ...keysIn(entry.value)]);

/** @param {JsonNode} node @param {JsonPath} path @returns {readonly JsonPart[]} */
function partsOf(node, path) {
  const inside =
    node.type === 'array'
      ? (node.children ?? []).flatMap((child, index) => partsOf(child, [...path, index]))
      : entriesOf(node).flatMap(({ key, value }) => partsOf(value, [...path, key]));
  return [{ path, value: valueOf(node), offset: node.offset }, ...inside];
}

const mostShown = 80;

/** What a message repeats of a file. @param {string} text */
export const shortened = (text) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** @param {JsonPath} path @returns {string} `events[1].end` */
export const fieldName = (path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${shortened(part)}`))
    .join('')
    .replace(/^\./, '') || 'the file';
