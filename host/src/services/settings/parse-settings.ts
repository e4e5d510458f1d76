import type { DeepPartial, Settings } from 'shared-types';
import { settingValues } from 'shared-types/protocol/settings';

type Values = readonly unknown[] | { readonly [key: string]: Values };

const isList = (values: Values): values is readonly unknown[] => Array.isArray(values);

/** Reads the known keys only, so it makes no difference what else is there, and how much. */
function validPart(known: Readonly<Record<string, Values>>, data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const entries = Object.entries(known).flatMap(([key, values]) => {
    if (!Object.hasOwn(data, key)) return [];
    const value = (data as Readonly<Record<string, unknown>>)[key];
    if (isList(values)) return values.includes(value) ? [[key, value] as const] : [];
    const part = validPart(values, value);
    return part ? [[key, part] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The settings in what a device, a provider, a remote or a visitor's program gives; `undefined` if nothing is valid.
 * Each leaf counts alone: invalid ones and unknown keys are dropped.
 */
export const parseSettings = (data: unknown): DeepPartial<Settings> | undefined =>
  validPart(settingValues, data);
