const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A copy of an object with this key would have another prototype. */
function refuseKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('The key __proto__ is not allowed.');
  return value;
}

/** An object of JSON: no list, not `null`. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of a body; an empty one for an empty body. @returns `undefined` for anything else */
export function readJsonObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes), refuseKey);
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
