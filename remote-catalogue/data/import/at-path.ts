type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path like `ext.packing.unit`. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce((value: unknown, key) => (isTree(value) ? value[key] : undefined), tree);

/** The tree with a value at a path. A key that is new comes last. */
export function withValueAt(tree: Tree, path: string, value: unknown): Tree {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...tree, [key]: value };
  const inner = tree[key];
  return { ...tree, [key]: withValueAt(isTree(inner) ? inner : {}, rest.join('.'), value) };
}

/** A value that should be a text; empty if it is none. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
