/** JSON as a tree whose parts know their positions. */
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node as JsonNode,
  type ParseError,
} from 'jsonc-parser';

/** A part of a tree. */
export type { JsonNode };

/** Keys and indexes, from the outermost inwards. */
export type JsonPath = readonly (string | number)[];

/** A key of an object, with its value. */
export type JsonEntry = { key: string; keyOffset: number; value: JsonNode };

/** A key that an object has for the second time. */
export type RepeatedKey = { first: JsonEntry; again: JsonEntry };

/** Advice to the author about a mistake. Its position is that of the text after it. */
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
 * mark, and characters that are not UTF-8. @returns `fault`: the first mistake
 */
export function parseJson(
  text: string,
): { kind: 'json'; root: JsonNode } | { kind: 'fault'; offset: number; message: string } {
  const fault = faultOfText(text);
  if (fault) return { kind: 'fault', ...fault };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  // One missing sign causes several errors.
  const [first] = errors;
  if (first) return { kind: 'fault', offset: first.offset, message: messageOf(first) };
  return root && isJson(text)
    ? { kind: 'json', root }
    : { kind: 'fault', offset: 0, message: 'This is not JSON.' };
}

const messageOf = ({ error }: ParseError) =>
  (mistakes as Record<string, string>)[printParseErrorCode(error)] ?? 'This is not JSON.';

function faultOfText(text: string) {
  if (text.trim() === '') return { offset: 0, message: 'The file is empty.' };
  if (text.startsWith('\ufeff')) {
    return { offset: 0, message: 'The file begins with a byte order mark. Save it without.' };
  }
  const offset = text.indexOf('\ufffd');
  return offset < 0 ? undefined : { offset, message: 'This is not UTF-8. Save the file as UTF-8.' };
}

/** The parser tolerates some numbers that `JSON.parse` refuses. */
function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The value of a node, as `JSON.parse` returns it. */
export function valueOf(node: JsonNode): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(entriesOf(node).map(({ key, value }) => [key, valueOf(value)]));
}

/** The keys of an object in their order, repeated ones included; none for other values. */
export function entriesOf({ type, children = [] }: JsonNode): readonly JsonEntry[] {
  if (type !== 'object') return [];
  return children.flatMap(({ children: [name, value] = [] }) =>
    name && value ? [{ key: String(name.value), keyOffset: name.offset, value }] : [],
  );
}

/** The value of a key or an index. */
export const childOf = (node: JsonNode, key: string | number) => findNodeAtLocation(node, [key]);

/** The node at a path, or its nearest ancestor that exists. */
export function nearestNode(node: JsonNode, [key, ...rest]: JsonPath): JsonNode {
  const child = key === undefined ? undefined : childOf(node, key);
  return child ? nearestNode(child, rest) : node;
}

/** The offset of the key that a path leads to; of the nearest node where no such key exists. */
export function offsetOf(root: JsonNode, path: JsonPath) {
  const node = nearestNode(root, path);
  const parent = nearestNode(root, path.slice(0, -1));
  const entry = entriesOf(parent).find(({ key, value }) => key === path.at(-1) && value === node);
  return entry?.keyOffset ?? node.offset;
}

/** Keys of which `JSON.parse` silently keeps the last, at any depth. */
export function repeatedKeys(node: JsonNode): readonly RepeatedKey[] {
  if (node.type === 'array') return (node.children ?? []).flatMap(repeatedKeys);
  const first = new Map<string, JsonEntry>();
  return entriesOf(node).flatMap((entry) => {
    const known = first.get(entry.key);
    if (!known) first.set(entry.key, entry);
    return [...(known ? [{ first: known, again: entry }] : []), ...repeatedKeys(entry.value)];
  });
}
