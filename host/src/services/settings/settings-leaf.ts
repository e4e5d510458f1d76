import type { DeepPartial, Settings } from 'shared-types';
import type { SettingsState } from './settings-store';

type LeafOf<Whole> = {
  readonly [Key in keyof Whole & string]-?: NonNullable<Whole[Key]> extends object
    ? `${Key}.${LeafOf<NonNullable<Whole[Key]>>}`
    : Key;
}[keyof Whole & string];

/** One setting by its keys, `theme.main`. */
export type SettingsLeaf = LeafOf<Settings>;

export type LeafValue = string | boolean;

const isTree = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** @returns `undefined` if the settings do not have it: each layout style has its own options */
export function leafValue(settings: DeepPartial<Settings>, leaf: SettingsLeaf): LeafValue | undefined {
  const value = leaf
    .split('.')
    .reduce<unknown>(
      (part, key) => (isTree(part) && Object.hasOwn(part, key) ? part[key] : undefined),
      settings,
    );
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

/** The change of one setting. The store checks it. */
export const leafChange = (leaf: SettingsLeaf, value: LeafValue): DeepPartial<Settings> =>
  leaf.split('.').reduceRight<unknown>((part, key) => ({ [key]: part }), value) as DeepPartial<Settings>;

/** True if the current route sets it, so that the visitor cannot. A style brings its whole config. */
export function isSetByRoute({ ofRoute }: Pick<SettingsState, 'ofRoute'>, leaf: SettingsLeaf): boolean {
  const hasOwnConfig = ofRoute.layout?.style !== undefined && leaf.startsWith('layout.config.');
  return hasOwnConfig || leafValue(ofRoute, leaf) !== undefined;
}
