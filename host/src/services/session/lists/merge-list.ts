export type Item = Readonly<Record<string, unknown>>;

/** Two versions of a list, and their base; a value that is no list counts as an empty one. */
interface Sides {
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** More than a person chooses. The oldest go. */
const maxItems = 200;

export const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items by their id, each once. What has none is no item. */
function byId(list: unknown, id: string): Map<unknown, Item> {
  const items = (Array.isArray(list) ? list : []).filter(isRecord);
  return new Map(items.filter((item) => typeof item[id] === 'string').map((item) => [item[id], item]));
}

const isSame = (one: Item | undefined, other: Item | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Theirs with our changes since `base`; of an item changed by both, ours counts. @param id tells items apart */
export function mergeList(id: string, { base, ours, theirs }: Sides): readonly Item[] {
  const before = byId(base, id);
  const now = byId(ours, id);
  const merged = byId(theirs, id);
  for (const key of before.keys()) if (!now.has(key)) merged.delete(key);
  for (const [key, item] of now) {
    if (isSame(item, before.get(key)) || isSame(item, merged.get(key))) continue;
    // The newest come last.
    merged.delete(key);
    merged.set(key, item);
  }
  return [...merged.values()].slice(-maxItems);
}
