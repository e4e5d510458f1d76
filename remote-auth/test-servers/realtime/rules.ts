/**
 * Evaluates the rules of a Realtime Database: `.read` and `.write` of a place hold for all below it, `.validate` holds for itself.
 * Expressions may use what JavaScript has too; `matches` and the other methods of Firebase's own strings are missing.
 */
import { runInNewContext } from 'node:vm';
import { childrenOf, nodeAt, pathOf, type TreeNode, type TreePath, withNode } from './tree.js';

/** User who asks; `null`: nobody has signed in. */
export type Caller = { readonly uid: string; readonly token: object } | null;

export interface Rules {
  readonly canRead: (caller: Caller, path: TreePath, tree: TreeNode) => boolean;
  /** @param change the tree before, and the new value at the path */
  readonly canWrite: (caller: Caller, path: TreePath, change: Change) => boolean;
}

interface Change {
  readonly tree: TreeNode;
  readonly value: TreeNode;
}

/** A part of the rules, with what `$name` stands for there. */
interface Place {
  readonly rules: object;
  readonly path: TreePath;
  readonly names: Readonly<Record<string, string>>;
}

interface Situation {
  readonly caller: Caller;
  readonly before: TreeNode;
  readonly after: TreeNode;
}

/** @param json text of `database.rules.json` */
export function readRules(json: string): Rules {
  const { rules } = JSON.parse(json) as { readonly rules: object };
  const root: Place = { rules, path: [], names: {} };
  return {
    canRead: (caller, path, tree) =>
      placesOn(root, path).some((place) => holds('.read', place, { caller, before: tree, after: tree })),
    canWrite: (caller, path, { tree, value }) => {
      const situation = { caller, before: tree, after: withNode(tree, path, value) };
      const places = placesOn(root, path);
      return (
        places.some((place) => holds('.write', place, situation)) &&
        places.slice(0, -1).every((place) => isValid(place, situation)) &&
        places.slice(-1).every((place) => isValidBelow(place, situation))
      );
    },
  };
}

function member(rules: object, key: string): unknown {
  return Object.entries(rules).find(([name]) => name === key)?.[1];
}

function step({ rules, path, names }: Place, key: string): Place {
  const variable = Object.keys(rules).find((name) => name.startsWith('$'));
  const own = member(rules, key);
  const next = own ?? (variable === undefined ? {} : member(rules, variable));
  return {
    rules: typeof next === 'object' && next !== null ? next : {},
    path: [...path, key],
    names: own === undefined && variable !== undefined ? { ...names, [variable]: key } : names,
  };
}

const placesOn = (root: Place, path: TreePath): readonly Place[] =>
  path.reduce<readonly Place[]>((places, key) => [...places, step(places.at(-1) ?? root, key)], [root]);

function isValid(place: Place, situation: Situation): boolean {
  const isThere = nodeAt(situation.after, place.path) !== null;
  return !isThere || member(place.rules, '.validate') === undefined || holds('.validate', place, situation);
}

const isValidBelow = (place: Place, situation: Situation): boolean =>
  isValid(place, situation) &&
  childrenOf(nodeAt(situation.after, place.path)).every(([key]) => isValidBelow(step(place, key), situation));

/** A rule that is missing, or that throws, does not hold. */
function holds(kind: string, { rules, path, names }: Place, { caller, before, after }: Situation): boolean {
  const rule = member(rules, kind);
  if (typeof rule !== 'string') return rule === true;
  const data = snapshot(nodeAt(before, path));
  const newData = snapshot(nodeAt(after, path));
  const scope = { ...names, auth: caller, now: Date.now(), data, newData, root: snapshot(before) };
  try {
    return runInNewContext(rule, scope) === true;
  } catch {
    return false;
  }
}

/** Methods that expressions call on a part of the data. */
const snapshot = (node: TreeNode): object => ({
  val: () => node,
  exists: () => node !== null,
  isString: () => typeof node === 'string',
  isNumber: () => typeof node === 'number',
  isBoolean: () => typeof node === 'boolean',
  child: (path: string) => snapshot(nodeAt(node, pathOf(path))),
  hasChild: (path: string) => nodeAt(node, pathOf(path)) !== null,
  hasChildren: (names?: readonly string[]) =>
    names ? names.every((name) => nodeAt(node, [name]) !== null) : childrenOf(node).length > 0,
});
