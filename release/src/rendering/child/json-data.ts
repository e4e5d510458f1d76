/** True if an object is written as `{…}`. */
const isPlain = (value: object): boolean =>
  [null, Object.prototype].includes(Object.getPrototypeOf(value) as object | null);

const isScalar = (value: unknown) =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));

/**
 * Finds what JSON would lose or change: a page carries its data as text, and must show the same with it.
 *
 * @param place name of the value, for the answer
 * @returns `data.items.3.date` of the first such value, or `undefined`
 */
export function findNotJson(value: unknown, place: string): string | undefined {
  if (isScalar(value)) return undefined;
  if (typeof value !== 'object' || value === null) return place;
  if (!Array.isArray(value) && !isPlain(value)) return place;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const found = findNotJson(Reflect.get(value, key), `${place}.${key}`);
    if (found) return found;
  }
  return undefined;
}
