/** The code of an error of the file system: `EROFS`, `ENOSPC`; `undefined` for any other. */
export const fileErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && 'syscall' in error
    ? String(error.code)
    : undefined;
