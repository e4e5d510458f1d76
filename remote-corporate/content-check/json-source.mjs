/** A JSON file with the places of its parts. */
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import { characterFaults, plainText, reportSize } from '../content-compiler/plain-text.mjs';
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
  UnexpectedEndOfComment: 'A data file has no comments; take it out.',
  EndOfFileExpected: 'Something stands after the last "}"; take it out.',
  InvalidEscapeCharacter: 'In this text a "\\" stands alone; write "\\\\" for it.',
  InvalidUnicode: 'In this text "\\u" stands without four digits; write "\\\\u" for it.',
  InvalidCharacter: 'In this text stands a tab or another control character; write a space.',
};

/** @param {number} code */
const mistakeText = (code) =>
  /** @type {Record<string, string>} */ (mistakes)[printParseErrorCode(code)] ??
  'This cannot be read; compare it with the entry before.';

export class JsonSource {
  #root;
  /** @type {readonly JsonPart[] | undefined} */
  #parts;

  /** @param {string} file as messages name it @param {string} text */
  constructor(file, text) {
    const source = plainText(text);
    this.file = file;
    this.text = source;
    this.problems = new Problems(file, source);
    this.isReadable = this.#reportWriting(source);
    this.#root = this.isReadable ? parseTree(source) : undefined;
    if (this.#root) this.isReadable = this.#reportNames(this.#root);
    /** @type {unknown} */
    this.value = this.isReadable && this.#root ? getNodeValue(this.#root) : undefined;
  }

  /** @param {string} source @returns {boolean} whether it is JSON */
  #reportWriting(source) {
    const fault = characterFaults(source)[0] ?? depthFault(source) ?? mistakeIn(source);
    if (fault) this.problems.add(fault.offset, fault.message);
    return reportSize(source, (offset, message) => this.problems.add(offset, message)) && fault === undefined;
  }

  /** @returns {readonly JsonPart[]} the whole, then its parts in their order */
  get parts() {
    this.#parts ??= this.isReadable && this.#root ? partsOf(this.#root, []) : [];
    return this.#parts;
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
    // What has the wrong form is told once, not also for what follows from it.
    if (path.length > 0 && this.problems.hasErrorAt(this.offsetOf(path))) return;
    this.problems.add(this.offsetOf(path), `${fieldName(path)}: ${message}`);
  }

  /** @param {JsonPath} path */
  #nodeAt(path) {
    return this.#root && findNodeAtLocation(this.#root, [...path]);
  }

  /** @param {Node} root @returns {boolean} whether each name can be read */
  #reportNames(root) {
    let isFine = true;
    for (const node of nodesOf(root)) {
      const seen = new Set();
      for (const { value, offset } of namesIn(node)) {
        if (seen.has(value))
          this.problems.add(offset, `${shortened(value)}: stands twice between the same braces; keep one.`);
        seen.add(value);
        if (!programNames.includes(value)) continue;
        this.problems.add(offset, `${value}: is a word of the program; no field has this name, take it out.`);
        isFine = false;
      }
    }
    return isFine;
  }
}

/** Names that every object has by itself. */
const programNames = ['__proto__', 'constructor', 'prototype'];

/** @param {Node} node */
const namesIn = ({ type, children = [] }) =>
  type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];

const deepest = 20;

/** What nests without end would exhaust whoever follows it. @param {string} source */
function depthFault(source) {
  let depth = 0;
  for (const { 0: sign, index } of source.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest)
      return { offset: index, message: `This stands in more than ${deepest} brackets; take some out.` };
  }
  return undefined;
}

/** @param {string} source */
function mistakeIn(source) {
  if (source.trim() === '')
    return { offset: 0, message: 'The file is empty; copy it from the version before.' };
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  parseTree(source, errors, { disallowComments: true, allowEmptyContent: false });
  // One missing sign makes the reader stumble several times.
  const [first] = errors;
  if (first) return { offset: first.offset, message: mistakeText(first.error) };
  try {
    JSON.parse(source);
    return undefined;
  } catch {
    return { offset: 0, message: 'The file is no JSON; compare it with the version before.' };
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

const mostShown = 80;

/** What a message repeats of a file. @param {string} text */
export const shortened = (text) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** @param {JsonPath} path @returns {string} `events[1].end` */
export const fieldName = (path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${shortened(part)}`))
    .join('')
    .replace(/^\./, '') || 'the file';
