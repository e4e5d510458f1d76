const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A copy of an object with this key would have another prototype. */
function refuseKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('The key __proto__ is not allowed.');
  return value;
}

/** The JSON object of a body; an empty one for an empty body. @returns `undefined` for anything else */
export function readJsonObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes), refuseKey);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
