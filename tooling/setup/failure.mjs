/** Imports nothing. */

/** @param {unknown} error what was thrown, by `parseArgs` too, which does not know where options are listed */
export const failureText = (error) =>
  error instanceof Error
    ? error.message.replace(/^(Unknown option '\S+').*/, '$1: README.md lists the commands.')
    : String(error);

/** Ends this process as failed. @param {unknown} error @returns {never} */
export function endAsFailed(error) {
  console.error(failureText(error));
  process.exit(1);
}
