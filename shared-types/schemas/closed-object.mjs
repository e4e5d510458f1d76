import * as v from 'valibot';
import { suggestion } from '../json/nearest-name.mjs';

/**
 * An object with these keys and no others. A key that is not known is an error that names the nearest known one: a key
 * that no program reads would have no effect, and nobody would notice.
 *
 * @template {v.ObjectEntries} Entries
 * @param {Entries} entries
 */
export const closedObject = (entries) =>
  v.strictObject(entries, ({ path, expected }) => {
    const key = path?.at(-1)?.key;
    if (key === undefined) return 'must be an object';
    return expected === 'never'
      ? `is not a known key: ${suggestion(String(key), Object.keys(entries))}`
      : 'is missing';
  });
