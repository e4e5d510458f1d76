import { isDeepStrictEqual } from 'node:util';
import type { Generation } from '../model/generation.js';
import { siteConfigKey } from '../store/keys.js';
import type { Store } from '../store/store.js';

type Values = ReadonlyMap<string, unknown>;

/** Texts, numbers and lists of a configuration by their keys: `company.phone`. */
function valuesOf(value: unknown, key = ''): Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[key, value]]);
  const entries = Object.entries(value).flatMap(([name, part]) => [
    ...valuesOf(part, key === '' ? name : `${key}.${name}`),
  ]);
  return new Map(entries);
}

/** Keys whose values differ, in the order of the newer one. */
export function changedKeys(older: unknown, newer: unknown): readonly string[] {
  const [before, after] = [valuesOf(older), valuesOf(newer)];
  return [...new Set([...after.keys(), ...before.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  );
}

/** A line for each key whose value differs: `company.phone: "1" -> "2"`. */
export function changedLines(older: unknown, newer: unknown): readonly string[] {
  const [before, after] = [older, newer].map((value) => valuesOf(value));
  const textOf = (value: unknown) => (value === undefined ? 'absent' : JSON.stringify(value));
  return changedKeys(older, newer).map(
    (key) => `${key}: ${textOf(before?.get(key))} -> ${textOf(after?.get(key))}`,
  );
}

/** Keys that a configuration changed, by its digest and that of the one before it: `ab12…-cd34…`. */
export type ConfigurationChanges = Readonly<Record<string, readonly string[]>>;

export const configurationChange = (from: string | null, to: string): string => `${from ?? ''}-${to}`;

/** Keys that some changes of configuration changed; a change whose files cannot be read is left out. */
export async function configurationChanges(
  store: Store,
  env: string,
  did: Generation['did'],
): Promise<ConfigurationChanges> {
  const read = async (digest: string): Promise<unknown> => {
    const bytes = await store.read(siteConfigKey(env, digest));
    return JSON.parse(String(bytes)) as unknown;
  };
  const changes: Record<string, readonly string[]> = {};
  for (const change of did) {
    if (!('to' in change) || change.kind === 'promote' || change.kind === 'rollback' || change.from === null)
      continue;
    const { from, to } = change;
    try {
      changes[configurationChange(from, to)] = changedKeys(await read(from), await read(to));
    } catch {
      // Damaged files are reported by the check of the store; here the keys are left out.
    }
  }
  return changes;
}
