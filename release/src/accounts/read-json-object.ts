const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A copy of an object with this key would have another prototype. A reviver would take twenty times as long to find it. */
const hasForbiddenKey = (value: unknown) => JSON.stringify(value).includes('"__proto__":');

/** An object of JSON: no list, not `null`. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of a body; an empty one for an empty body. @returns `undefined` for anything else */
export function readJsonObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return isPlainObject(value) && !hasForbiddenKey(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
