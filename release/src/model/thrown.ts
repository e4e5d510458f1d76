/** The code that Node gives to an error of the system: `ENOENT`. Errors of other realms have it too. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True if some work ends without an error. */
export const succeeds = (work: () => unknown): Promise<boolean> =>
  Promise.resolve()
    .then(work)
    .then(
      () => true,
      () => false,
    );

/** The text of whatever was thrown; looked at by its shape, since modules of releases may bring errors of their own. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
