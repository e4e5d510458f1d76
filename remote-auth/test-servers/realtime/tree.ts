/** The data of a Realtime Database: a tree without nulls and without empty objects. A list is an object with numbers as keys. */

/** A part of the tree; `null` where there is nothing. */
export type TreeNode = string | number | boolean | null | { readonly [key: string]: TreeNode };

/** Keys from the root on. */
export type TreePath = readonly string[];

export const pathOf = (text: string): TreePath => text.split('/').filter((key) => key !== '');

const isBranch = (node: TreeNode): node is { readonly [key: string]: TreeNode } =>
  typeof node === 'object' && node !== null;

export const childrenOf = (node: TreeNode): readonly (readonly [string, TreeNode])[] =>
  isBranch(node) ? Object.entries(node) : [];

export const nodeAt = (node: TreeNode, path: TreePath): TreeNode =>
  path.reduce<TreeNode>((at, key) => (isBranch(at) ? (at[key] ?? null) : null), node);

/** @param value JSON */
export function treeOf(value: unknown): TreeNode {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  const children = Object.entries(value)
    .map(([key, child]) => [key, treeOf(child)] as const)
    .filter(([, child]) => child !== null);
  return children.length > 0 ? Object.fromEntries(children) : null;
}

export function withNode(node: TreeNode, [key, ...rest]: TreePath, value: TreeNode): TreeNode {
  if (key === undefined) return value;
  const children = isBranch(node) ? node : {};
  return treeOf({ ...children, [key]: withNode(children[key] ?? null, rest, value) });
}
