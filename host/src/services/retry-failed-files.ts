/** Path of the script or style sheet that could not be loaded, as webpack and mini-css-extract-plugin put it into their errors. */
function fileOf(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { readonly request?: unknown };
  return typeof request === 'string' ? request.replace(/\?.*/, '') : undefined;
}

/**
 * Loads, and loads again for each file that fails once; webpack gives the second request a fresh address. Each load stops
 * at the first file that fails, so a screen of several files may need several attempts.
 *
 * @throws when a file has failed twice, and at once when the error names no file
 */
export async function retryFailedFiles<Value>(load: () => Promise<Value>): Promise<Value> {
  const failed = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const file = fileOf(error);
      if (file === undefined || failed.has(file)) throw error;
      failed.add(file);
    }
  }
}
