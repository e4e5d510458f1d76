/** Settings as what they are to a program: objects of objects, with texts and booleans as leaves. */
export interface SettingsTree {
  readonly [key: string]: SettingsTree | string | boolean | undefined;
}

const isTree = (value: SettingsTree[string]): value is SettingsTree => typeof value === 'object';

export function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object') deepFreeze(part as object);
  return Object.freeze(value);
}

/** The base with the leaves that the part gives; keys that the base lacks are dropped. The base itself if nothing changes. */
export function overlay(base: SettingsTree, part: SettingsTree): SettingsTree {
  const entries = Object.entries(base).map(([key, value]) => {
    const given = Object.hasOwn(part, key) ? part[key] : undefined;
    if (!isTree(value)) return [key, given ?? value] as const;
    return [key, isTree(given) ? overlay(value, given) : value] as const;
  });
  const isSame = entries.every(([key, value]) => value === base[key]);
  return isSame ? base : Object.freeze(Object.fromEntries(entries));
}

/** The leaves that differ from the base; `undefined` if none does. */
export function leavesThatDiffer(base: SettingsTree, tree: SettingsTree): SettingsTree | undefined {
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    const known = base[key];
    const differing = isTree(value) && isTree(known) ? leavesThatDiffer(known, value) : value;
    return differing === undefined || differing === known ? [] : [[key, differing] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
