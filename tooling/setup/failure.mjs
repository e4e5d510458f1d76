/** Imports nothing. */

/** @param {unknown} error what was thrown */
export const failureText = (error) => (error instanceof Error ? error.message : String(error));

/** Ends this process as failed. @param {unknown} error @returns {never} */
export function endAsFailed(error) {
  console.error(failureText(error));
  process.exit(1);
}
