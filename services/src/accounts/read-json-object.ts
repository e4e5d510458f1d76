const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Greatest depth of nesting. A deeper value could overflow the reader's stack. */
const mostNested = 100;

/** True if nothing is nested too deep, and no copy of an object would have another prototype. */
const isSafe = (value: unknown, nested = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (nested < mostNested &&
    !Object.hasOwn(value, '__proto__') &&
    Object.values(value).every((part) => isSafe(part, nested + 1)));

/** An object of JSON: no list, not `null`. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of a body; an empty one for an empty body. @returns `undefined` for anything else */
export function readJsonObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return isPlainObject(value) && isSafe(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
