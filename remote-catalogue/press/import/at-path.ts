import { isRecord } from '../check/is-record';

/** The value at a path like `ext.packing.unit`. */
export function valueAt(tree: unknown, path: string): unknown {
  const end = path.indexOf('.');
  const value = isRecord(tree) ? tree[end < 0 ? path : path.slice(0, end)] : undefined;
  return end < 0 ? value : valueAt(value, path.slice(end + 1));
}

/** Puts a value at a path of a tree that is being made. A key that is new comes last. */
export function setAt(tree: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) tree[key] = value;
  else setAt((tree[key] ??= {}) as Record<string, unknown>, rest, value);
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
