import type { JsonMember, JsonNode } from '../json/json-node';

/** A key that stands in an object for the second time, and where it stood first. */
export interface RepeatedKey {
  readonly first: JsonMember;
  readonly again: JsonMember;
}

/** Keys that JSON readers would let overwrite each other without a word. */
export function repeatedKeys(node: JsonNode): readonly RepeatedKey[] {
  if (node.kind === 'leaf') return [];
  if (node.kind === 'array') return node.items.flatMap(repeatedKeys);
  const { members } = node;
  const own = members.flatMap((again, index) => {
    const first = members.find(({ key }) => key === again.key);
    return first && members.indexOf(first) < index ? [{ first, again }] : [];
  });
  return [...own, ...members.flatMap(({ value }) => repeatedKeys(value))];
}
