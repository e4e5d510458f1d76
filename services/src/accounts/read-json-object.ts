const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** An object of JSON: no list, not `null`. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of a body; an empty one for an empty body. @returns `undefined` for anything else */
export function readJsonObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = bytes.length === 0 ? {} : JSON.parse(utf8.decode(bytes));
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
