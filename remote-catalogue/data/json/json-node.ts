/** A value of a JSON text that knows where it stands. */
export type JsonNode = JsonObject | JsonArray | JsonLeaf;

interface Placed {
  /** Characters in front of it. */
  readonly start: number;
}

/** An object; a key that stands twice is there twice. */
export interface JsonObject extends Placed {
  readonly kind: 'object';
  readonly members: readonly JsonMember[];
}

/** A key and its value. `start` is that of the key. */
export interface JsonMember extends Placed {
  readonly key: string;
  readonly value: JsonNode;
}

interface JsonArray extends Placed {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
}

interface JsonLeaf extends Placed {
  readonly kind: 'leaf';
  readonly value: string | number | boolean | null;
}

/** Names of keys and places of items, from the outermost inwards. */
export type JsonPath = readonly (string | number)[];

/** The value without its places. Of a key that stands twice the first counts. */
export function valueOf(node: JsonNode): unknown {
  switch (node.kind) {
    case 'leaf':
      return node.value;
    case 'array':
      return node.items.map(valueOf);
    case 'object':
      return Object.fromEntries(node.members.toReversed().map(({ key, value }) => [key, valueOf(value)]));
  }
}

/** The key or item of a node. */
export function childOf(node: JsonNode, key: string | number): JsonNode | undefined {
  if (node.kind === 'array') return typeof key === 'number' ? node.items[key] : undefined;
  return node.kind === 'object' ? node.members.find((member) => member.key === key)?.value : undefined;
}

/** The node at a path, or the last one on the way that exists. */
export function nearestNode(node: JsonNode, [key, ...rest]: JsonPath): JsonNode {
  const child = key === undefined ? undefined : childOf(node, key);
  return child ? nearestNode(child, rest) : node;
}
