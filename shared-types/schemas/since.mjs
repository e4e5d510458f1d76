/** Which contract a key of `remote.json` came with. */
import semver from 'semver';
import * as v from 'valibot';

/**
 * A key, or some of its values, that hosts of an older contract do not know.
 *
 * @template {v.GenericSchema} Schema
 * @param {string} version  of the contract that brought it
 * @param {Schema} schema
 * @param {(value: v.InferOutput<Schema>) => boolean} [isNewer]  whether a value needs that contract; every one, if nothing is said
 */
export const since = (version, schema, isNewer = () => true) =>
  v.pipe(schema, v.metadata({ since: version, isNewer }));

/** @typedef {{ key: string, version: string }} DatedKey */

/** @param {any} schema @param {any} value @returns {readonly (readonly [name: string, schema: v.GenericSchema, value: unknown])[]} */
function partsOf(schema, value) {
  if (schema.wrapped) return [['', schema.wrapped, value]];
  if (schema.getter) return [['', schema.getter(), value]];
  if (schema.item) return value.map((/** @type {unknown} */ item) => ['[]', schema.item, item]);
  const named = Object.keys(schema.entries ?? {}).filter((key) => key in value);
  return named.map((key) => [`.${key}`, schema.entries[key], value[key]]);
}

/** @param {v.GenericSchema} schema @param {unknown} value @param {string} [key] @returns {readonly DatedKey[]} */
function datedKeys(schema, value, key = '') {
  const { since: version, isNewer } = /** @type {Record<string, any>} */ (v.getMetadata(schema));
  return [
    ...(version && isNewer(value) ? [{ key: key.slice(1), version }] : []),
    ...partsOf(schema, value).flatMap(([name, part, content]) => datedKeys(part, content, key + name)),
  ];
}

/**
 * The key that needs the newest contract.
 *
 * @param {v.GenericSchema} schema
 * @param {unknown} value  that fits it
 * @returns {DatedKey | undefined} `{ key: 'routes[].words', version: '1.10.0' }`; `undefined` if the first contract has them all
 */
export const newestKey = (schema, value) =>
  [...datedKeys(schema, value)].sort((one, other) => semver.rcompare(one.version, other.version))[0];
