import type { StoredValue } from 'shared-types';
import { hostKeys } from '../../services/storage/host-keys';
import { shellStorage } from '../../services/storage/storage';
import type { StorageService } from '../../services/storage/storage-service';

/** The good part of what is stored. */
export const parseIds = (data: unknown): readonly string[] | undefined =>
  Array.isArray(data) ? data.filter((id): id is string => typeof id === 'string') : undefined;

/** Ids of the collapses that the visitor has left open; they follow other tabs. */
export const openStoredCollapses = (storage: StorageService): StoredValue<readonly string[]> =>
  shellStorage(storage, hostKeys).open('site.nav.v1', { initial: [], parse: parseIds });
