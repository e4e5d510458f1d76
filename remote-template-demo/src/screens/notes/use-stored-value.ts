import { useState, useSyncExternalStore } from 'react';
import type { Shell, StoredFormat, StoredValue } from 'shared-types';

/** What this browser stores under a key. For screens that only browsers render. */
export function useStoredValue<Data>(
  { storage }: Pick<Shell, 'storage'>,
  key: string,
  format: StoredFormat<Data>,
): readonly [data: Data, value: StoredValue<Data>] {
  const [value] = useState(() => storage.open(key, format));
  return [useSyncExternalStore(value.subscribe, value.getState, value.getInitialState), value];
}
