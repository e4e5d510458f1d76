const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with the keys of every object in order; members without a value are left out. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  // `fromEntries` defines members: a key `__proto__` stays a key.
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}

/**
 * JSON with sorted keys and no spaces: equal values always give equal bytes.
 *
 * Keys that look like array indexes stand first, in numeric order, as in every JavaScript object.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

/** The bytes of a record of the store: canonical JSON and a line feed. */
export const recordText = (value: unknown): string => `${canonicalJson(value)}\n`;
