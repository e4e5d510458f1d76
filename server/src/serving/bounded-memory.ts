/**
 * Values by name. Those that were not asked for the longest time go first.
 *
 * @param sizeOf bytes of a value
 */
export function boundedMemory<Value>(limitBytes: number, sizeOf: (value: Value, name: string) => number) {
  // A map keeps the order in which its entries were set.
  const kept = new Map<string, Value>();
  let sizeBytes = 0;
  const drop = (name: string) => {
    const value = kept.get(name);
    if (value !== undefined && kept.delete(name)) sizeBytes -= sizeOf(value, name);
  };
  return {
    get: (name: string): Value | undefined => {
      const value = kept.get(name);
      if (value !== undefined && kept.delete(name)) kept.set(name, value);
      return value;
    },
    put: (name: string, value: Value): void => {
      drop(name);
      kept.set(name, value);
      sizeBytes += sizeOf(value, name);
      for (const oldest of kept.keys()) {
        if (sizeBytes <= limitBytes) break;
        drop(oldest);
      }
    },
  };
}
