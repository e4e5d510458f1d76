/** Name of what was thrown: that of a `DOMException` says what is wrong. */
export const errorName = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
