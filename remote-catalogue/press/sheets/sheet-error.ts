/** A sheet cannot be read or written at all. The message says what to do. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}
