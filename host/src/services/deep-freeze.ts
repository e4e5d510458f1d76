/** Freezes plain data with all their parts. */
export function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object') deepFreeze(part as object);
  return Object.freeze(value);
}
