import type { Node } from 'jsonc-parser';

/** Keys and indexes, from the outermost inwards. */
export type JsonPath = readonly (string | number)[];

/** A part of a JSON text; `offset` and `length` count UTF-16 code units. */
export type JsonNode = Node;

/** A key of an object, with its value. */
export interface JsonEntry {
  readonly key: string;
  readonly keyOffset: number;
  readonly value: JsonNode;
}

/** A key that an object has for the second time. */
export interface RepeatedKey {
  readonly first: JsonEntry;
  readonly again: JsonEntry;
}

/** What a text is; the first mistake, if it is not JSON. */
export type JsonTree =
  | { readonly kind: 'json'; readonly root: JsonNode }
  | { readonly kind: 'fault'; readonly offset: number; readonly message: string };

/**
 * Parses JSON (RFC 8259) and keeps the position of each part. Accepts what `JSON.parse` accepts, but for a byte order
 * mark, characters that are not UTF-8, and more than 20 levels.
 */
export declare function parseJson(text: string): JsonTree;

/** The value of a node, as `JSON.parse` returns it. */
export declare function valueOf(node: JsonNode): unknown;

/** The keys of an object in their order, repeated ones included; none for other values. */
export declare function entriesOf(node: JsonNode): readonly JsonEntry[];

/** The value of a key or an index. */
export declare function childOf(node: JsonNode, key: string | number): JsonNode | undefined;

/** The node at a path, or its nearest ancestor that exists. */
export declare function nearestNode(node: JsonNode, path: JsonPath): JsonNode;

/** The offset of the key that a path leads to; of the nearest node where no such key exists. */
export declare function offsetOf(root: JsonNode, path: JsonPath): number;

/** Keys of which `JSON.parse` silently keeps the last, at any depth. */
export declare function repeatedKeys(node: JsonNode): readonly RepeatedKey[];
