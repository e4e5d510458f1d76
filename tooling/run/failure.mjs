/** Explains why a command failed, and what to do. Imports Node's own modules only. */

/** @type {Readonly<Record<string, string>>} */
const remedies = {
  ENOSPC: 'The disk is full. Make room, then run the command again.',
  EDQUOT: 'Your share of the disk is used up. Make room, then run the command again.',
  EROFS: 'The disk is read-only. Run the command in a copy of the checkout that can be written to.',
  EACCES: 'You may not write there. Use the account that owns the checkout.',
  EPERM: 'You may not write there. Use the account that owns the checkout.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n), then run the command again.',
  ENOMEM: 'The machine is short of memory. Close other programs, then run the command again.',
};

/** The system's error, which a compiler may have wrapped in a text of its own. */
const systemError = new RegExp(`\\b(${Object.keys(remedies).join('|')})\\b`);

/**
 * @param {unknown} error what was thrown
 * @returns {string} its message, and what to do where that is known
 */
export function failureText(error) {
  const message = error instanceof Error ? error.message : String(error);
  const [code] = systemError.exec(message) ?? [];
  const remedy = code === undefined ? undefined : remedies[code];
  return remedy === undefined || message.includes(remedy) ? message : `${message}\n${remedy}`;
}

/** Ends this process as failed. @param {unknown} error @returns {never} */
export function endAsFailed(error) {
  console.error(failureText(error));
  process.exit(1);
}
