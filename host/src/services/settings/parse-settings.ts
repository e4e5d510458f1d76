import type { DeepPartial, Settings } from 'shared-types';
import { settingValues } from 'shared-types/protocol/settings';

type Values = readonly unknown[] | { readonly [key: string]: Values };

const isList = (values: Values): values is readonly unknown[] => Array.isArray(values);

/** True if all keys and values in the data are known, and there are some. */
function isPart(known: Values, data: unknown): boolean {
  if (isList(known)) return known.includes(data);
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const isKnown = ([key, value]: [string, unknown]) => {
    const values = Object.hasOwn(known, key) ? known[key] : undefined;
    return values !== undefined && isPart(values, value);
  };
  return entries.length > 0 && entries.every(isKnown);
}

/** The settings that a device, a provider or a remote gives; `undefined` if a key or a value in them is unknown. */
export const parseSettings = (data: unknown): DeepPartial<Settings> | undefined =>
  isPart(settingValues, data) ? (data as DeepPartial<Settings>) : undefined;
