/** JSON as a tree whose parts know their positions. */
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';

/** @typedef {readonly (string | number)[]} JsonPath  keys and indexes, from the outermost inwards */

/** @typedef {import('jsonc-parser').Node} JsonNode  a part of a JSON text; `offset` and `length` count UTF-16 code units */

/** @typedef {{ key: string, keyOffset: number, value: JsonNode }} JsonEntry  a key of an object, with its value */

/** @typedef {{ first: JsonEntry, again: JsonEntry }} RepeatedKey  a key that an object has for the second time */

/** What the author does about a mistake. Its position is that of the text after it. */
const mistakes = {
  CommaExpected: 'A comma is missing before this. Add it.',
  ColonExpected: 'A colon is missing between key and value. Add it.',
  PropertyNameExpected: 'A key in double quotes is missing here. Add it, or remove a comma before "}".',
  ValueExpected: 'A value is missing here. Add it, or remove a comma before "]".',
  CloseBraceExpected: 'A "}" is missing. Close the object.',
  CloseBracketExpected: 'A "]" is missing. Close the list.',
  UnexpectedEndOfString: 'The closing quote is missing. Add it on the same line.',
  InvalidSymbol: 'This is not a value. Put text into double quotes.',
  InvalidCommentToken: 'JSON has no comments. Remove it.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove it.',
  EndOfFileExpected: 'There is text after the end of the value. Remove it.',
  InvalidEscapeCharacter: 'There is a single "\\" in this text. Write "\\\\".',
  InvalidUnicode: 'There is a "\\u" without four digits in this text. Write "\\\\u".',
  InvalidCharacter: 'There is a tab or another control character in this text. Replace it by a space.',
};

/**
 * Parses JSON (RFC 8259) and keeps the position of each part. Accepts what `JSON.parse` accepts, but for a byte order
 * mark, and characters that are not UTF-8.
 *
 * @param {string} text
 * @returns {{ kind: 'json', root: JsonNode } | { kind: 'fault', offset: number, message: string }} `fault`: the first mistake
 */
export function parseJson(text) {
  const fault = faultOfText(text);
  if (fault) return { kind: 'fault', ...fault };
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  const root = parseTree(text, errors, { disallowComments: true });
  // One missing sign causes several errors.
  const [first] = errors;
  if (first) return { kind: 'fault', offset: first.offset, message: messageOf(first) };
  return root && isJson(text)
    ? { kind: 'json', root }
    : { kind: 'fault', offset: 0, message: 'This is not JSON.' };
}

/** @param {import('jsonc-parser').ParseError} mistake */
const messageOf = ({ error }) =>
  /** @type {Record<string, string>} */ (mistakes)[printParseErrorCode(error)] ?? 'This is not JSON.';

/** @param {string} text */
function faultOfText(text) {
  if (text.trim() === '') return { offset: 0, message: 'The file is empty.' };
  if (text.startsWith('\ufeff')) {
    return { offset: 0, message: 'The file begins with a byte order mark. Save it without.' };
  }
  const offset = text.indexOf('\ufffd');
  return offset < 0 ? undefined : { offset, message: 'This is not UTF-8. Save the file as UTF-8.' };
}

/** The parser tolerates some numbers that `JSON.parse` refuses. @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The value of a node, as `JSON.parse` returns it. @param {JsonNode} node @returns {unknown} */
export function valueOf(node) {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(entriesOf(node).map(({ key, value }) => [key, valueOf(value)]));
}

/**
 * The keys of an object in their order, repeated ones included; none for other values.
 *
 * @param {JsonNode} node
 * @returns {readonly JsonEntry[]}
 */
export function entriesOf({ type, children = [] }) {
  if (type !== 'object') return [];
  return children.flatMap(({ children: [name, value] = [] }) =>
    name && value ? [{ key: String(name.value), keyOffset: name.offset, value }] : [],
  );
}

/** The value of a key or an index. @param {JsonNode} node @param {string | number} key */
export const childOf = (node, key) => findNodeAtLocation(node, [key]);

/** The node at a path, or its nearest ancestor that exists. @param {JsonNode} node @param {JsonPath} path @returns {JsonNode} */
export function nearestNode(node, [key, ...rest]) {
  const child = key === undefined ? undefined : childOf(node, key);
  return child ? nearestNode(child, rest) : node;
}

/** The offset of the key that a path leads to; of the nearest node where no such key exists. @param {JsonNode} root @param {JsonPath} path */
export function offsetOf(root, path) {
  const node = nearestNode(root, path);
  const parent = nearestNode(root, path.slice(0, -1));
  const entry = entriesOf(parent).find(({ key, value }) => key === path.at(-1) && value === node);
  return entry?.keyOffset ?? node.offset;
}

/**
 * Keys of which `JSON.parse` silently keeps the last, at any depth.
 *
 * @param {JsonNode} node
 * @returns {readonly RepeatedKey[]}
 */
export function repeatedKeys(node) {
  if (node.type === 'array') return (node.children ?? []).flatMap(repeatedKeys);
  const first = new Map();
  return entriesOf(node).flatMap((entry) => {
    const known = first.get(entry.key);
    if (!known) first.set(entry.key, entry);
    return [...(known ? [{ first: known, again: entry }] : []), ...repeatedKeys(entry.value)];
  });
}
