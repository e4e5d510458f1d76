import type { StoredValue } from 'shared-types';
import { hostKeys } from '../../services/storage/host-keys';
import { shellStorage } from '../../services/storage/storage';
import type { StorageService } from '../../services/storage/storage-service';

/** Greatest length as JSON, in characters. */
const maxLength = 4096;

const lengthOf = (ids: readonly string[]) => JSON.stringify(ids).length;

/** Without the ids that do not fit: the oldest go first. */
export const fittingIds = (ids: readonly string[]): readonly string[] =>
  lengthOf(ids) > maxLength ? fittingIds(ids.slice(1)) : ids;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The good part of what is stored. */
export function parseIds(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data) || lengthOf(data) > maxLength) return undefined;
  return data.filter(isText);
}

/** Ids of the collapses that the visitor has left open; they follow other tabs. */
export const openStoredCollapses = (storage: StorageService): StoredValue<readonly string[]> =>
  shellStorage(storage, hostKeys).open('site.nav.v1', { initial: [], parse: parseIds });
