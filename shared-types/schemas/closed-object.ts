import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.js';

/**
 * An object with these keys and no others. A key that is not known is an error that names the nearest known one: a key
 * that no program reads would have no effect, and nobody would notice.
 */
export const closedObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ path, expected }) => {
    const key = path?.at(-1)?.key as string | undefined;
    if (key === undefined) return 'must be an object';
    return expected === 'never'
      ? `is not a known key: ${suggestion(key, Object.keys(entries))}`
      : 'is missing';
  });
